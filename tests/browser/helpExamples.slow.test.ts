import { execFile } from "node:child_process";
import { chmod, cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { COMMANDS } from "#cli/arguments/commandTable.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";
import { TEST_MS } from "#tests/helpers/testRun.ts";

const ROOT = join(import.meta.dirname, "../..");
const run = promisify(execFile);

/** Creates a repository with a remote, and a branch of three commits without a review. */
const SETUP = `
git config --global user.name Grace
git config --global user.email grace@example.org
git config --global init.defaultBranch main
git init -q --bare ~/src/origin.git
mkdir -p ~/.config/fish/conf.d ~/src/project/src ~/src/project/.galley
cd ~/src/project
git init -q
git remote add origin ../origin.git
seq 20 | sed 's/^/const a/; s/$/ = 0;/' > src/a.ts
echo node_modules > .gitignore
git add . && git commit -qm "Declare the numbers" && git tag v1.0 && git push -q origin main
git switch -qc topic
sed -i '12s/0/12/' src/a.ts && git commit -qam "Count to twelve"
sed -i '13s/0/13/' src/a.ts && git commit -qam "Count to thirteen"
echo locked > yarn.lock && git add . && git commit -qm "Lock"
`;

/** Shell functions for the scripts: `until_prints` waits until a background program prints something into `out`. */
const FUNCTIONS = `
set -e
cd ~/src/project
request() { galley request topic --base main -m "Please look" > /dev/null; }
amend() { sed -i '13s/13/14/' src/a.ts && git commit -qa --fixup HEAD~1 && GIT_SEQUENCE_EDITOR=true git rebase -qi --autosquash main; }
until_prints() { for _ in $(seq 1200); do if grep -q "$1" out; then return; fi; sleep 0.05; done; cat out; exit 1; }
ends() { kill -INT "$1"; wait "$1" || true; cat out; }
`;

const HTTP = /http:\/\/\S+/u;
const SHOW = "galley show topic";
const LIST = "galley comments topic";
const SNAPSHOT = `git switch -q main; echo b >> src/a.ts; galley comment src/a.ts:21 -m "Why?" > /dev/null`;
/** A pull request of a repository on GitHub, and a `gh` that prints GitHub's answer about it. */
const PULL = `
git push -q origin topic:refs/pull/123/head
git config --global url.$HOME/src/origin.git.insteadOf https://github.com/grace/project
git remote set-url origin https://github.com/grace/project
cat > ~/bin/gh <<'S'
#!/bin/sh
echo '{"data":{"repository":{"pullRequest":{"url":"https://github.com/grace/project/pull/123","number":123,"title":"Please pull","body":""}}}}'
S
chmod +x ~/bin/gh`;
const SUGGESTED = `request; id=$(printf '\`\`\`suggestion\ntwelve\n\`\`\`' | galley comment src/a.ts:12 -m -)`;
const REPLIED = `request; id=$(galley comment src/a.ts:12 --blocking -m "Why?")`;

/** For each example, the script that runs it as EXAMPLE with the right id, and its expected output. */
const SCRIPTS: Readonly<Record<string, readonly [script: string, prints: RegExp]>> = {
  "galley review --wait": [
    `git switch -q main; echo "const b = 1;" >> src/a.ts
     { code=0; EXAMPLE > out 2>&1 || code=$?; echo "ends with $code" >> out; } &
     until_prints http; galley comment src/a.ts:21 -m "Why so?" > /dev/null; wait; cat out`,
    /Why so\?[^]*ends with 11/u,
  ],
  "galley review main...topic": [`EXAMPLE > out 2>&1 & until_prints http; ends $!`, HTTP],
  "galley review --staged": [`echo b >> src/a.ts; git add .; EXAMPLE > out 2>&1 & until_prints http; ends $!`, HTTP],
  "galley list": ["request; EXAMPLE", /open .* topic +Lock$/mu],
  "galley list --all --format json": ["request; EXAMPLE", /^\[[^]*"topic"/u],
  "galley inbox": [
    "request; galley list > /dev/null; EXAMPLE || echo ends with $?",
    /never opened.* Lock\n[^]*ends with 5/u,
  ],
  "galley inbox --all --format json": [
    "galley list > /dev/null; EXAMPLE || echo ends with $?",
    /^\{[^]*never reviewed[^]*ends with 5/u,
  ],
  [`PS1='$(galley inbox --last > /dev/null; [ $? = 5 ] && echo "* ")\\w\\$ '`]: [
    `galley list > /dev/null; galley inbox > /dev/null || true; EXAMPLE; echo "\${PS1@P}"`,
    /^\* .*project[#$] \n$/u,
  ],
  "galley show": ["request; EXAMPLE", /Please look/u],
  "galley show topic --format json": ["request; EXAMPLE", /^\{[^]*"Please look"/u],
  "galley comments --open": [`request; galley comment src/a.ts:12 --blocking -m "Why?"; EXAMPLE`, /Why\?/u],
  "galley comments --since 2 --format jsonl": [
    `request; amend; ${SHOW} > /dev/null; sleep 2; galley comment src/a.ts:12 -m "Why?" > /dev/null; EXAMPLE`,
    /^\{.*"Why\?".*\}$/mu,
  ],
  "galley comments --open --format patch | git apply": [
    `request; galley comment src/a.ts:12 --blocking -m $'\`\`\`suggestion\\nconst a12 = 24;\\n\`\`\`' > /dev/null; EXAMPLE; git diff`,
    /^\+const a12 = 24;$/mu,
  ],
  'galley comment src/a.ts:12-14 -m "Why twice?"': [`request; EXAMPLE; ${LIST}`, /src\/a\.ts:12-14[^]*Why twice\?/u],
  'galley comment src/a.ts:12 --on 2 -m "Why?"': [
    `request; amend; ${SHOW}; EXAMPLE; ${LIST}`,
    /src\/a\.ts:12\b[^]*Why\?/u,
  ],
  'galley comment src/a.ts:12 --layer 2 -m "Why?"': [`request; EXAMPLE; ${LIST}`, /src\/a\.ts:12\b[^]*Why\?/u],
  'galley comment src/a.ts:12 --blocking -m "It leaks"': [`request; EXAMPLE; ${LIST}`, /It leaks/u],
  'galley reply 1f3a90c -m "Because it is"': [`${REPLIED}; EXAMPLE; ${LIST}`, /Why\?[^]*Because it is/u],
  'galley reply 1f3a90c -m "Done" --addressed': [`${REPLIED}; EXAMPLE; ${LIST}`, /Why\?[^]*Done/u],
  "galley apply 1f3a90c": [
    `${SUGGESTED}; EXAMPLE; sed -n 12p src/a.ts`,
    /^Applied 1 suggestion to src\/a\.ts\.\n[^]*\ntwelve\n$/u,
  ],
  "galley apply --all topic": [
    `${SUGGESTED}; EXAMPLE; sed -n 12p src/a.ts`,
    /^Applied 1 suggestion to src\/a\.ts\.\n[^]*\ntwelve\n$/u,
  ],
  "galley resolve 1f3a90c": [`${REPLIED}; EXAMPLE; ${LIST} --open`, /No comments match/u],
  "galley request --reviewer ada@example.org": [`EXAMPLE; ${SHOW}`, /ada@example\.org/u],
  'galley request topic --base main --title "Shout three"': [`EXAMPLE; ${SHOW}`, /Shout three/u],
  "galley approve topic": [`request; EXAMPLE; ${SHOW}`, /[Aa]pproved/u],
  "galley approve topic --on 2": [`request; amend; EXAMPLE; ${SHOW}`, /[Aa]pproved/u],
  "galley approve topic --layer 2": [`request; EXAMPLE; galley stack topic`, /2.*approved/u],
  "galley approve topic --sign": [
    `ssh-keygen -q -t ed25519 -N "" -f ~/key; git config --global gpg.format ssh; git config --global user.signingKey ~/key.pub
     request; EXAMPLE; ${SHOW}`,
    /signed|signature/iu,
  ],
  'galley reject topic -m "Needs a test"': [`request; EXAMPLE; ${LIST}`, /Needs a test/u],
  'galley abandon topic -m "Done elsewhere"': [`request; EXAMPLE; galley list --all`, /abandoned/iu],
  "galley stack main..topic": ["EXAMPLE", /Count to twelve[^]*Count to thirteen[^]*Lock/u],
  "galley stack main..topic --since topic@{1}": [`git commit -q --amend -m "Lock it"; EXAMPLE`, /Lock it/u],
  "galley stack topic --since 1": ["request; amend; EXAMPLE", /edited/iu],
  "galley land topic": ["request; galley approve topic; EXAMPLE; git log --oneline main", /Declare the numbers\n$/u],
  "galley land topic --method squash --yes": [
    "request; galley approve topic; EXAMPLE; git rev-list --count main",
    /\n2\n$/u,
  ],
  "galley land topic --layer 2 --yes": [
    "request; galley approve topic --layer 1; galley approve topic --layer 2; EXAMPLE; git log --format=%s main",
    /\nMerge commit .*\n(?=[^]*Count to thirteen\n)[^]*Count to twelve\n/u,
  ],
  "galley land topic --undo": [
    "request; galley approve topic; galley land topic --yes; EXAMPLE; git rev-parse main v1.0 | uniq | wc -l",
    /\n1\n$/u,
  ],
  "galley check import report.sarif": [
    `cat > report.sarif <<'S'
{ "version": "2.1.0", "runs": [{ "tool": { "driver": { "name": "checker" } }, "results": [{ "ruleId": "twelve", "level": "warning",
  "message": { "text": "Do not count so far" }, "locations": [{ "physicalLocation": { "artifactLocation": { "uri": "src/a.ts" },
  "region": { "startLine": 12 } } }] }] }] }
S
     EXAMPLE; request; galley check list`,
    /Do not count so far/u,
  ],
  "npx oxlint -f json | galley check import -": [`echo "debugger;" >> src/a.ts; EXAMPLE`, /oxlint|finding/u],
  "galley check list --format json": ["request; EXAMPLE", /^\{|^\[/u],
  "galley verify": ["EXAMPLE || echo ends with $?", /ends with 3/u],
  "galley verify v1.0..main --format json": ["EXAMPLE || echo ends with $?", /^\{[^]*ends with 4/u],
  "galley verify HEAD --allowed-signers keys": ["touch keys; EXAMPLE || echo ends with $?", /ends with 3/u],
  "galley verify --ci": ["unset GITHUB_ACTIONS GITLAB_CI; EXAMPLE || echo ends with $?", /ends with 3/u],
  "galley hook install pre-push": [
    "EXAMPLE; git push -q origin topic:main 2>&1 || echo refused",
    /No review has it[^]*refused/u,
  ],
  "galley hook install pre-receive --branch 'main,release/*'": [
    "cd ../origin.git; EXAMPLE; cd ../project; git push -q origin topic:release/1 2>&1 || echo refused",
    /remote: FAIL[^]*refused/u,
  ],
  "galley hook remove pre-push": ["galley hook install pre-push > /dev/null; EXAMPLE", /^Removed /mu],
  "galley hook ci github": ["EXAMPLE", /galley@[\d.]+ verify --ci$/mu],
  "galley pr 123": [
    `${PULL}; EXAMPLE > out 2>&1 & until_prints http; ends $!`,
    /Pull request 123: Lock \(new\)[^]*http:/u,
  ],
  "galley pr 123 --with gh": [
    `${PULL}; EXAMPLE > out 2>&1 & until_prints http; ends $!; galley list`,
    /Running gh api graphql [^]*Please pull/u,
  ],
  "galley pr send 123": [
    `${PULL}; sed -i "s/\\"number\\"/$(printf '"headRefOid":"%s",' $(git rev-parse topic))\\"number\\"/" ~/bin/gh
     sed -i 's/"data":{/&"viewer":{"login":"grace"},/; s/"pullRequest":{/&"id":"P","reviewThreads":{"totalCount":0},"comments":{"totalCount":0},"reviews":{"totalCount":0},/' ~/bin/gh
     EXAMPLE`,
    /There is nothing to send\./u,
  ],
  "galley pr": [
    `${PULL}; galley pr 123 --no-open > /dev/null; EXAMPLE`,
    /github\.com\/grace\/project +Pull request 123: Lock/u,
  ],
  "galley sync": ["request; EXAMPLE; git ls-remote origin", /refs\/notes\/devtools\/reviews/u],
  "galley sync --preview": ["request; EXAMPLE", /^Would push 0 comments and 1 review update of 1 review to origin /mu],
  "galley wait && git push": [
    `git push -qu origin topic; request; git commit -q --allow-empty -m "More"
     (EXAMPLE) > out 2>&1 & galley approve topic; wait $!; git rev-list --count origin/topic..topic`,
    /\n0\n$/u,
  ],
  "galley export -o review.html": ["request; EXAMPLE; head -c 20 review.html", /<!doctype html/iu],
  "galley export topic --mbox -o topic.mbox": [
    "request; EXAMPLE; cat topic.mbox",
    /^From [^]*Subject: .*Count to twelve/mu,
  ],
  "galley export main...topic -o topic.html --leave-out '*.lock,vendor/**'": [
    "EXAMPLE; ls topic.html",
    /topic\.html\n$/u,
  ],
  "galley export --site public --without-names": [
    "request; EXAMPLE; grep -c Lock public/index.html",
    /^Site public: 1 page written, 0 unchanged, index written\.\n1\n$/mu,
  ],
  "galley import comments.json": [
    `id=$(galley request topic --base main); cat > comments.json <<S
{ "format": "galley-comments", "version": 1, "review": "$id", "base": "$(git rev-parse main)", "head": "$(git rev-parse topic)",
  "author": "Ada", "comments": [{ "id": "12345678", "replyTo": null, "anchor": null, "body": "From afar", "isBlocking": false }] }
S
     EXAMPLE; ${LIST}`,
    /From afar/u,
  ],
  "galley import series.mbox": [
    `git format-patch -q --stdout main..topic > series.mbox; git switch -q main; git branch -qD topic; EXAMPLE; galley list`,
    /Count to|Lock/u,
  ],
  "galley bundle -o reviews.bundle": ["request; EXAMPLE; git bundle verify reviews.bundle 2>&1", /is okay/u],
  "galley bundle topic -o topic.bundle": ["request; EXAMPLE; git bundle verify topic.bundle 2>&1", /is okay/u],
  "galley unbundle reviews.bundle": [
    `git clone -q . ../other; request; galley bundle -o ../other/reviews.bundle > /dev/null; cd ../other; EXAMPLE; galley list`,
    /open .* topic +Lock$/mu,
  ],
  "galley mcp -C ~/src/project": [
    `echo '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"a","version":"1"}}}' | EXAMPLE`,
    /"serverInfo"/u,
  ],
  "galley open": [`galley --no-open > out 2>&1 & until_prints http; EXAMPLE; ends $!`, HTTP],
  "galley sessions --revoke": [
    `galley --no-open > out 2>&1 & until_prints http; EXAMPLE; ends $!`,
    /No browser is signed in\./u,
  ],
  "galley doctor": ["EXAMPLE", /^ok +Git /mu],
  "galley snapshots": [`${SNAPSHOT}; EXAMPLE`, /^[0-9a-f]{12} .* main +1 file +used by “Uncommitted work on main”$/mu],
  "galley snapshots drop 1f3a90c": [
    `${SNAPSHOT}; id=$(galley snapshots | head -1 | cut -c 1-7); EXAMPLE; galley snapshots`,
    /^Deleted 1 snapshot\.\nThere are no snapshots of uncommitted work\.\n$/u,
  ],
  "galley schema comments": ["EXAMPLE", /^\{[^]*"\$schema"/u],
  "galley schema review.json > .galley/schema.json": ["EXAMPLE; cat .galley/schema.json", /^\{[^]*"\$schema"/u],
  'eval "$(galley completion bash)"': ["EXAMPLE; complete -p galley", /galley$/mu],
  "galley completion zsh > ~/.galley.zsh": ["EXAMPLE; cat ~/.galley.zsh", /^#compdef galley/u],
  "galley completion fish > ~/.config/fish/conf.d/galley.fish": [
    "EXAMPLE; cat ~/.config/fish/conf.d/galley.fish",
    /complete -c galley/u,
  ],
};

const EXAMPLES = Object.values(COMMANDS).flatMap(({ examples }) => examples.map(([command]) => command));

let original: string;

/** Runs a script with `galley` on its PATH and its own home folder. Throws its output if it fails. */
async function inHome(home: string, script: string): Promise<string> {
  const path = [join(home, "bin"), process.env["PATH"]].join(delimiter);
  const env = { HOME: home, PATH: path, TMPDIR: process.env["TMPDIR"], GIT_CONFIG_NOSYSTEM: "1", CI: "true" };
  const { stdout } = await run("bash", ["-c", script], { env, cwd: home, timeout: TEST_MS });
  return stdout;
}

beforeAll(async () => {
  original = await tempFolder();
  await mkdir(join(original, "bin"));
  const program = `#!/bin/sh\nexec '${process.execPath}' '${join(ROOT, "dist/cli/main.js")}' "$@"\n`;
  for (const [name, text] of [
    ["galley", program],
    ["xdg-open", "#!/bin/sh\n"],
  ] as const) {
    await writeFile(join(original, "bin", name), text);
    await chmod(join(original, "bin", name), 0o755);
  }
  await inHome(original, `set -e\n${SETUP}`);
  await symlink(join(ROOT, "node_modules"), join(original, "src/project/node_modules"));
});

describe("the examples of galley help <command>", () => {
  it("are all tested", () => {
    expect(Object.keys(SCRIPTS).toSorted()).toEqual(EXAMPLES.toSorted());
  });

  it.each(Object.entries(SCRIPTS))("do what their descriptions promise: %s", async (example, [script, prints]) => {
    const home = await tempFolder();
    await cp(original, home, { recursive: true, verbatimSymlinks: true });
    const command = example.replace("1f3a90c", "$id");
    expect(await inHome(home, `${FUNCTIONS}\n${script.replace("EXAMPLE", () => command)}`)).toMatch(prints);
  });
});
