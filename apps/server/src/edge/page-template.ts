/** Fills a built page for an organization: its JSON, its colors, its name, and the words of the step that is rendered ahead. */

import { randomUUID } from 'node:crypto'
import { type Brand, brandCss, type OrganizationInfo, organizationInfo } from '@hearthline/brands'
import { formatPhone, phoneLink } from '@hearthline/domain'

/** What a build writes where the nonce belongs. */
const BUILT = '%%NONCE%%'
/** In its place until a page is sent: no words that a lender may type are this. */
const NONCE = `%%${randomUUID()}%%`

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** JSON that cannot end the script element it is in. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** What %%NAME%% may stand for; anything else becomes nothing. */
function placeholders(brand: Brand, origin: string, { orgMetaData, theme, orgCode }: OrganizationInfo): Readonly<Record<string, string>> {
  const { companyInfo } = orgMetaData
  return {
    ORG_CODE: orgCode,
    ORG_NAME: companyInfo.name,
    ORG_LEGAL_NAME: companyInfo.legalName,
    ORG_BRAND: brand.orgBrand,
    TAGLINE: companyInfo.tagline,
    SUPPORT_PHONE: formatPhone(companyInfo.supportPhone),
    SUPPORT_EMAIL: companyInfo.supportEmail,
    NMLS_NUMBER: companyInfo.nmlsNumber,
    APPLY_BUTTON: companyInfo.applyButton,
    FOR_SALE_QUESTION: companyInfo.forSaleQuestion,
    TERMS_LABEL: companyInfo.termsLabel,
    BASE_URL: origin,
    LOGO_URL: theme.logoUrl,
    LOGO_DARK_URL: theme.logoDarkUrl,
    MARK_URL: theme.markUrl,
    MARK_DARK_URL: theme.markDarkUrl,
    TITLE: `${companyInfo.name} | Home equity line of credit`,
  }
}

/** On every page of a rehearsal, above everything else: no one may take it for the real thing. White on this red has a contrast of 10:1. */
const REHEARSAL_STYLE = `<style nonce="${NONCE}">#rehearsal{margin:0;padding:.5rem 1rem;background:#7a1f00;color:#fff;font:600 .875rem/1.4 system-ui,sans-serif;text-align:center}</style>`
const REHEARSAL_MARK =
  '<aside id="rehearsal" aria-label="Rehearsal">Rehearsal: the answers here are made up. Please enter no real person’s information.</aside>'

/**
 * A page for one organization, still without its nonce: made once, kept.
 * @param info otherwise than the brand in force has it, where a draft is shown
 */
export function fillPage(html: string, brand: Brand, origin: string, rehearsal: boolean, info = organizationInfo(brand, origin)): string {
  const words = placeholders(brand, origin, info)
  const { theme } = info
  const head = [
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${theme.groundLight}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${theme.groundDark}">`,
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(theme.markUrl)}">`,
    `<style nonce="${NONCE}">${brandCss(brand)}</style>`,
    `<script type="application/json" id="organization">${inlineJson(info)}</script>`,
    ...(rehearsal ? [REHEARSAL_STYLE] : []),
  ].join('')
  return html
    .replaceAll(phoneLink('%%SUPPORT_PHONE%%'), phoneLink(brand.company.supportPhone))
    .replace(/%%([A-Z0-9_]+)%%/g, (whole, name: string) => (whole === BUILT ? NONCE : escapeHtml(words[name] ?? '')))
    .replace(/<html(?![^>]*\blang=)([^>]*)>/i, '<html lang="en"$1>')
    .replace(/<title>[^<]*<\/title>/i, () => `<title>${escapeHtml(words.TITLE ?? '')}</title>`)
    .replace(/<meta name="theme-color"[^>]*>/gi, '')
    .replace(/<script(?![^>]*\bnonce=)(?=[\s>])/gi, `<script nonce="${NONCE}"`)
    .replace(/<style(?![^>]*\bnonce=)(?=[\s>])/gi, `<style nonce="${NONCE}"`)
    .replace(/<link rel="preload" data-family="([^"]*)"([^>]*>)/g, (_, family: string, rest: string) =>
      family === brand.look.typeFamily ? `<link rel="preload"${rest}` : '',
    )
    .replace(/<\/head>/i, () => `${head}</head>`)
    .replace(/<body[^>]*>/i, (body) => (rehearsal ? `${body}${REHEARSAL_MARK}` : body))
}

export const withNonce = (page: string, nonce: string): string => page.replaceAll(NONCE, nonce)
