/** The page for a browser that names a lender we do not know: it stands alone, in the host's own brand where the host has one. */

import { type Brand, brandCss, organizationInfo } from '@hearthline/brands'
import { formatPhone, phoneLink } from '@hearthline/domain'
import { escapeHtml } from './page-template.ts'

/** Where no brand says otherwise: the reader's own colors. */
const NEUTRAL =
  ':root{color-scheme:light dark;--ground:Canvas;--card:Canvas;--ink:CanvasText;--muted:GrayText;--hairline:GrayText;--action:LinkText;--on-action:Canvas}'

const LAYOUT = `*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--ground);color:var(--ink);
font:1.0625rem/1.6 system-ui,sans-serif}main{max-width:34rem;overflow-wrap:anywhere}h1{font-size:1.75rem;line-height:1.25;margin:1.5rem 0 .75rem}
p{margin:0 0 1rem}.muted{color:var(--muted)}a{color:var(--action)}img{height:2rem;width:auto;max-width:100%}
.ways{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0}.ways a{display:inline-flex;align-items:center;min-height:2.75rem;padding:.5rem 1.25rem;
border:1px solid var(--action);border-radius:.625rem;text-decoration:none;font-weight:600}`

/** `nonce` is this answer's own; `host` is the brand that the host name represents, undefined where it represents none. */
export function unknownOrganizationPage(host: Brand | undefined, origin: string, nonce: string): string {
  const info = host && organizationInfo(host, origin)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="${info ? escapeHtml(info.theme.markUrl) : 'data:,'}"><title>No private label data found</title><style nonce="${nonce}">${host ? brandCss(host) : NEUTRAL}${LAYOUT}</style></head>
<body><main>${info ? brandOf(info) : ''}<h1>No private label data found</h1>
<p>We couldn’t find the lender in this address. It may be misspelled. Check the link you received, or ask the person who sent it.</p>
${info ? contactLinks(info) : ''}</main></body></html>`
}

type Info = ReturnType<typeof organizationInfo>

const brandOf = ({ theme, orgMetaData }: Info): string =>
  `<picture><source media="(prefers-color-scheme: dark)" srcset="${escapeHtml(theme.logoDarkUrl)}"><img src="${escapeHtml(theme.logoUrl)}" alt="${escapeHtml(orgMetaData.companyInfo.name)}"></picture>`

function contactLinks({ orgMetaData: { companyInfo } }: Info): string {
  const { name, supportPhone, supportEmail } = companyInfo
  const [shown, phone, email] = [name, formatPhone(supportPhone), supportEmail].map(escapeHtml)
  return `<nav class="ways" aria-label="Where to go"><a href="/dashboard">Go to your ${shown} dashboard</a><a href="/account/heloc/register-v2">Apply with ${shown}</a></nav>
<p class="muted">Questions? <a href="${phoneLink(supportPhone)}">${phone}</a> or <a href="mailto:${email}">${email}</a>.</p>`
}
