/** What is written about an account and its password, email and phone: each letter once. */
import type { Brand } from '@hearthline/brands'
import {
  confirmEmailMail,
  emailChangeAskedMail,
  emailChangedMail,
  emailConfirmedMail,
  emailTakenMail,
} from '../../apps/server/src/mail/email-change-mail.ts'
import { agentAccountMail, passwordChangedMail, passwordResetMail } from '../../apps/server/src/mail/password-mail.ts'
import { phoneChangedMail } from '../../apps/server/src/mail/phone-change-mail.ts'
import { FACTOR_NEWS, secondFactorMail } from '../../apps/server/src/mail/second-factor-mail.ts'
import { noNewAccountMail, signInCodeMail } from '../../apps/server/src/mail/sign-in-code-mail.ts'

export const emailChangeMails = (brand: Brand, link: string) => [
  confirmEmailMail(brand, link),
  emailTakenMail(brand),
  emailChangeAskedMail(brand),
  emailChangedMail(brand),
  emailConfirmedMail(brand),
]

export const passwordMails = (brand: Brand, link: string) => [
  passwordResetMail(brand, link),
  passwordChangedMail(brand),
  agentAccountMail(brand, { choose: link, signIn: link }),
]

export const phoneChangeMails = (brand: Brand) => (['ADDED', 'REPLACED'] as const).map((what) => phoneChangedMail(brand, what))

export const secondFactorMails = (brand: Brand) => FACTOR_NEWS.map((news) => secondFactorMail(brand, news))

export const signInCodeMails = (brand: Brand) => [signInCodeMail(brand, '123456'), noNewAccountMail(brand)]
