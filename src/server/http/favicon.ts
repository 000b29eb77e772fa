import type { Asset } from "./assets.ts";

/** A proof sheet with a reader's mark in the margin. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect x="5" y="2" width="22" height="28" rx="2" fill="#fdfcf8" stroke="#2b2a27" stroke-width="2"/>
<path d="M10 9h9M10 14h12M10 19h7M10 24h11" stroke="#2b2a27" stroke-width="2" stroke-linecap="round"/>
<path d="M21 17l3 3 5-7" fill="none" stroke="#c2410c" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
</svg>
`;

/** The page's icon. */
export const favicon: Asset = { type: "image/svg+xml", identity: Buffer.from(SVG), br: null, gzip: null };
