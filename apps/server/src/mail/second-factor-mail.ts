/** What is written to staff about their second step: what was added, used up or removed. */
import type { Brand } from '@hearthline/brands'
import { helpOf } from './closing-lines.ts'
import { composeLetter, type Letter } from './compose-letter.ts'

export const FACTOR_NEWS = [
  'passkey-added',
  'passkey-removed',
  'authenticator-app-added',
  'authenticator-app-removed',
  'recovery-code-used',
  'reset',
] as const
export type FactorNews = (typeof FACTOR_NEWS)[number]

const SAID: Readonly<Record<FactorNews, readonly [subject: string, said: string]>> = {
  'passkey-added': ['A passkey was added', 'A passkey was added to your account at the console.'],
  'passkey-removed': ['A passkey was removed', 'A passkey was removed from your account at the console.'],
  'authenticator-app-added': ['An authenticator app was added', 'An authenticator app was added to your account at the console.'],
  'authenticator-app-removed': ['An authenticator app was removed', 'The authenticator app was removed from your account at the console.'],
  'recovery-code-used': ['A recovery code was used', 'A recovery code was used for your account at the console. It does not work again.'],
  reset: [
    'Your second step was reset',
    'An administrator removed your passkeys, your authenticator app and your recovery codes, and signed you out. You set up a new second step when you next sign in.',
  ],
}

export function secondFactorMail(brand: Brand, news: FactorNews): Letter {
  const [subject, said] = SAID[news]
  return composeLetter(brand, subject, [
    said,
    `If you did not do this or ask for it, tell your administrator right away, or contact us: ${helpOf(brand)}`,
  ])
}
