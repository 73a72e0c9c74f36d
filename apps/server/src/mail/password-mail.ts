/** What is written about a password: the link that sets a new one, and that it was changed. */
import type { Brand } from '@hearthline/brands'

interface Letter {
  readonly subject: string
  readonly body: string
}

const signature = ({ names, company }: Brand): string => `${names.legal}, NMLS ${company.nmlsNumber}`
const helpOf = ({ company }: Brand): string => `${company.supportPhone}, ${company.supportEmail}`

/** The only place where the secret is written out. It names nobody: whoever reads over a shoulder learns no name. */
export const passwordResetMail = (brand: Brand, link: string): Letter => ({
  subject: 'Choose a new password',
  body: [
    `Somebody asked to set a new password for your account with ${brand.names.short}. If it was you, open this link:`,
    link,
    'It works once, for one hour. A newer link makes this one void.',
    'If it was not you, you need not do anything: your password stays as it is. We never ask for it by email, text or phone.',
    `Questions? ${helpOf(brand)}`,
    signature(brand),
  ].join('\n\n'),
})

export const passwordChangedMail = (brand: Brand): Letter => ({
  subject: 'Your password was changed',
  body: [
    `The password of your account with ${brand.names.short} was changed just now, and every other device was signed out.`,
    `If it was not you, call us at once: ${helpOf(brand)}`,
    signature(brand),
  ].join('\n\n'),
})
