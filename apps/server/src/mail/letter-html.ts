/**
 * A mail as HTML that mail clients accept: tables, styles beside what they style, and one style sheet for narrow and dark readers alone, which a client
 * may drop. It loads nothing: no picture, no typeface, nothing by which anyone learns that it was read.
 */
import type { Brand, Palette } from '@hearthline/brands'

/** A link with the words before its address in the plain text, and the words of its button. */
interface LetterLink {
  readonly before?: string
  readonly address: string
  readonly button: string
  /** Without the button: what few look for. */
  readonly isQuiet?: true
}

/** A paragraph, whose lines stay lines, or a link. */
export type LetterPart = string | LetterLink

interface Shown {
  readonly subject: string
  readonly parts: readonly LetterPart[]
  readonly closing: readonly string[]
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!)
const lines = (text: string): string => text.split('\n').map(escaped).join('<br>')

/** Only what leads to a page: whatever else stands in its place is no link. */
const isAddress = (text: string): boolean => /^https?:\/\//.test(text)

/** Typefaces that the reader has: a mail fetches none. */
const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const SERIF = "Georgia,'Times New Roman',serif"
const SERIFS: ReadonlySet<string> = new Set(['bitter', 'lora', 'source-serif-4', 'system-serif'])

const PARAGRAPH = 'margin:0 0 16px;font-size:16px;line-height:1.5'

/** A dark reader's own colors, for the clients that ask for them; others turn the light ones themselves. */
const darkRules = ({ ground, card, ink, muted, hairline, action, onAction }: Palette): string =>
  [
    `.ground{background-color:${ground}!important}`,
    `.card{background-color:${card}!important;border-color:${hairline}!important}`,
    `.ink{color:${ink}!important}`,
    `.muted{color:${muted}!important}`,
    `.name,.link{color:${action}!important}`,
    `.button{background-color:${action}!important}`,
    `.button a{color:${onAction}!important}`,
  ].join('')

function partHtml(part: LetterPart, { ink, action, onAction }: Palette): string {
  if (typeof part === 'string') return `<p class="ink" style="${PARAGRAPH};color:${ink}">${lines(part)}</p>`
  const { before, address, button, isQuiet } = part
  if (!isAddress(address)) return `<p class="ink" style="${PARAGRAPH};color:${ink}">${escaped(`${before ?? button}: ${address}`)}</p>`
  const href = escaped(address)
  return [
    ...(before === undefined ? [] : [`<p class="ink" style="${PARAGRAPH};color:${ink}">${escaped(before)}:</p>`]),
    ...(isQuiet ? [] : buttonHtml(href, button, { action, onAction })),
    // Whoever does not trust a button reads where it leads, and can copy it.
    `<p style="margin:0 0 16px;font-size:14px;line-height:1.5;word-break:break-all;overflow-wrap:anywhere"><a class="link" href="${href}" style="color:${action}">${href}</a></p>`,
  ].join('')
}

function buttonHtml(href: string, button: string, { action, onAction }: Pick<Palette, 'action' | 'onAction'>): readonly string[] {
  return [
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr>',
    `<td class="button" bgcolor="${action}" style="background-color:${action};border-radius:8px;text-align:center">`,
    `<a href="${href}" style="display:inline-block;padding:14px 28px;font-size:16px;line-height:20px;font-weight:600;color:${onAction};text-decoration:none">${escaped(button)}</a>`,
    '</td></tr></table>',
  ]
}

export function letterHtml({ names, look }: Brand, { subject, parts, closing }: Shown): string {
  const { light, dark } = look
  const family = SERIFS.has(look.typeFamily) ? SERIF : SANS
  const small = `margin:0 0 8px;font-size:13px;line-height:1.5;color:${light.muted}`
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    // A phone makes links of dates and numbers, in its own blue.
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">',
    `<title>${escaped(subject)}</title>`,
    '<style>:root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (max-width:480px){.card{padding:24px 20px!important}.outer{padding:16px 8px!important}}',
    `@media (prefers-color-scheme:dark){${darkRules(dark)}}</style></head>`,
    `<body class="ground" style="margin:0;padding:0;background-color:${light.ground};font-family:${family}">`,
    `<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.ground}" style="background-color:${light.ground};font-family:${family}"><tr><td class="outer" align="center" style="padding:32px 16px">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;table-layout:fixed;text-align:left">',
    `<tr><td style="padding:0 4px 16px"><p class="name" style="margin:0;font-size:20px;line-height:1.3;font-weight:700;color:${light.action}">${escaped(names.short)}</p></td></tr>`,
    `<tr><td class="card" bgcolor="${light.card}" style="background-color:${light.card};border:1px solid ${light.hairline};border-radius:12px;padding:32px">`,
    parts.map((part) => partHtml(part, light)).join(''),
    '</td></tr><tr><td style="padding:20px 4px 0">',
    closing.map((line) => `<p class="muted" style="${small}">${lines(line)}</p>`).join(''),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('')
}
