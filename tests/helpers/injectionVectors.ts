/** Addresses that a link must not have: in some browser each of them runs a script or shows a foreign page. */
const ADDRESSES = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "java%0ascript:alert(1)",
  "java&#10;script:alert(1)",
  "&#106;avascript:alert(1)",
  "&#x6A;avascript:alert(1)",
  "&#0000106avascript:alert(1)",
  "javascript&colon;alert(1)",
  "javascript&#58;alert(1)",
  "javascript://%0aalert(1)",
  "javascript:/*--></title></style></script><svg/onload=alert(1)>*/alert(1)",
  "\u0001javascript:alert(1)",
  "\u00a0javascript:alert(1)",
  "\u200bjavascript:alert(1)",
  "\\javascript:alert(1)",
  "vbscript:msgbox(1)",
  "livescript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "blob:http://127.0.0.1/0",
  "filesystem:http://127.0.0.1/temporary/a.html",
  "view-source:http://127.0.0.1/",
  "file:///etc/passwd",
] as const;

/** The places of an address in Markdown. */
const CONTAINERS: readonly ((address: string) => string)[] = [
  (address) => `[a](${address})`,
  (address) => `[a](<${address}> "title")`,
  (address) => `<${address}>`,
  (address) => `![a](${address})`,
  (address) => `[a][b]\n\n[b]: ${address}`,
  (address) => `| a |\n|-|\n| [b](${address}) |`,
];

/** Markup that fetches, runs or covers something if it is parsed as HTML; `CANARY` represents another server. */
const MARKUP = [
  "<script>alert(1)</script>",
  "<script src=CANARY/s.js></script>",
  "<SCRIPT>alert(1)//",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<img src=x onerror=alert(1)>",
  "<img src=CANARY/i.png>",
  '<img src="x` `<script>alert(1)</script>"` `>',
  "<img/src/onerror=alert(1)>",
  "<img srcset='CANARY/1.png 1x'>",
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<svg><animate onbegin=alert(1) attributeName=x dur=1s>",
  "<svg><use href=CANARY/u.svg#x></svg>",
  "<svg><foreignObject><iframe src=javascript:alert(1)></foreignObject></svg>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--><img src=1 onerror=alert(1)>'>",
  "<iframe src=javascript:alert(1)></iframe>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<iframe src=CANARY/f.html></iframe>",
  "<object data=CANARY/o.html></object>",
  "<embed src=CANARY/e.swf>",
  "<applet code=CANARY/a.class></applet>",
  "<link rel=stylesheet href=CANARY/l.css>",
  "<link rel=prefetch href=CANARY/p>",
  "<style>@import 'CANARY/c.css'; *{background:url(CANARY/b.png)}</style>",
  "<div style='background:url(CANARY/d.png)'>x</div>",
  "<meta http-equiv=refresh content='0;url=CANARY/m'>",
  "<base href=CANARY/>",
  "<form action=/graphql method=post><button>Send</button></form>",
  "<form><button formaction=javascript:alert(1)>x</button></form>",
  "<input autofocus onfocus=alert(1)>",
  "<details open ontoggle=alert(1)>x</details>",
  "<video src=CANARY/v.mp4 onerror=alert(1)></video>",
  "<audio src=CANARY/a.mp3 onerror=alert(1)></audio>",
  "<video><source onerror=alert(1)></video>",
  "<body onload=alert(1)>",
  "<marquee onstart=alert(1)>x</marquee>",
  "<a href=javascript:alert(1)>x</a>",
  "<a href='CANARY/ping' ping=CANARY/p>x</a>",
  "<b onmouseover=alert(1)>x</b>",
  "<template><script>alert(1)</script></template>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<textarea></textarea><script>alert(1)</script>",
  "<xss id=x tabindex=1 onfocus=alert(1)></xss>",
  "<dialog open onclose=alert(1)>x</dialog>",
  "<!--><script>alert(1)</script>-->",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<?xml version='1.0'?><script>alert(1)</script>",
  "<p id=root class=Served>over</p>",
] as const;

/** The places of markup in Markdown. */
const CONTEXTS: readonly ((markup: string) => string)[] = [
  (markup) => markup,
  (markup) => `words ${markup} words`,
  (markup) => `- [ ] **${markup}**\n> ${markup}`,
];

/** Texts that try to break out of the attribute or element they are put into. */
const BREAKOUTS = [
  '[a](https://a.example "x\\" onmouseover=\\"alert(1)")',
  "[a](https://a.example 'x\" onmouseover=\"alert(1)')",
  '![x" onerror="alert(1)](https://a.example/i.png)',
  '![a](https://a.example/"onerror="alert(1))',
  '```"><script>alert(1)</script>\ncode\n```',
  "```js onload=alert(1)\n</code></pre><script>alert(1)</script>\n```",
  "`</code><script>alert(1)</script>`",
  "[^<script>alert(1)</script>]\n\n[^<script>alert(1)</script>]: note",
  "# <script>alert(1)</script>",
  "https://a.example/<script>alert(1)</script>",
  'https://a.example/"onmouseover=alert(1)//',
  '[a](https://a.example">\n<img src=x onerror=alert(1)>)',
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&#60;script&#62;alert(1)&#60;/script&#62;",
  "\\<script\\>alert(1)\\</script\\>",
] as const;

/**
 * Returns over 300 Markdown texts that would run a script or contact another server if any of them were parsed as
 * markup.
 */
export function injectionVectors(canary: string): readonly string[] {
  return [
    ...ADDRESSES.flatMap((address) => CONTAINERS.map((carry) => carry(address))),
    ...MARKUP.flatMap((markup) => CONTEXTS.map((place) => place(markup))),
    ...BREAKOUTS,
  ].map((text) => text.replaceAll("CANARY", canary));
}
