/** The pages that journeys arrive at, each by its path and its heading: for `arrived`. */
import { HEADINGS } from '../pages/wizard.ts'
import type { Arrival } from './arrived.ts'

export const at = {
  register: { path: '/account/heloc/register-v2', heading: HEADINGS[0] },
  cryptoWaitlist: { path: '/account/heloc/waitlist', heading: 'The line for owners of digital assets isn’t available here yet' },
  waitlist: { path: '/account/heloc/waitlist', heading: "We can't help you yet, but we would like to" },
  offer: { path: '/product/select', heading: /, you can borrow up to \$/ },
  confirm: { path: '/product/select/confirm', heading: 'Is this the offer you want?' },
  contact: { path: '/start/contact', heading: 'What phone number can we reach you at?' },
  profile: { path: '/start/profile', heading: 'What is your marital status?' },
  monitoring: { path: '/start/hmda', heading: 'Questions the government asks' },
  summary: { path: '/start/app-summary', heading: 'Is everything right?' },
  income: { path: '/income/review', heading: 'Verify your income' },
  disburse: { path: '/bank/disburse', heading: 'Where should the money go?' },
  autopay: { path: '/bank/autopay', heading: 'How would you like to pay each month?' },
  identity: { path: '/identity', heading: 'Verify your identity' },
  floodInsurance: { path: '/insurance/requirements', heading: 'Your flood insurance' },
  finalOffer: { path: '/signing/intro', heading: 'Your final offer' },
  decline: { path: '/error/decline', heading: /^We (can't offer you this line|don't offer a line on this home) today$/ },
  login: { path: '/auth/login', heading: 'Sign in' },
  signerLogin: { path: '/heloc-signer/login' },
  forgotPassword: { path: '/auth/forgot-password', heading: 'Forgot your password?' },
  dashboard: { path: '/dashboard' },
} as const satisfies Readonly<Record<string, Arrival>>
