import type { LinkWay } from '@hearthline/domain'

export const LINK_TEXTS: Readonly<Record<LinkWay, { title: string; why: string; points: readonly string[]; open: string }>> = {
  PAYROLL: {
    title: 'Connect your payroll',
    why: 'Your employer’s payroll shows what you earn.',
    points: [
      'You choose your employer and sign in there.',
      'We see your pay statements, your W-2s, and whether you still work there.',
      'We can’t change anything in your account.',
    ],
    open: 'Connect payroll',
  },
  BANK: {
    title: 'Connect your bank',
    why: 'Your deposits show your pay, benefits or other income.',
    points: [
      'You choose your bank and sign in there.',
      'We see deposits of the last 12 months.',
      'We can’t move money or change anything in your account.',
    ],
    open: 'Connect bank',
  },
  TAX_RECORDS: {
    title: 'Use your IRS tax records',
    why: 'Your tax records show what you earn when you work for yourself.',
    points: [
      'You give your consent on the form of the tax service (IRS Form 4506-C).',
      'We see your tax returns and W-2s of the last two years.',
      'The consent is for this application only.',
    ],
    open: 'Continue to the tax service',
  },
}
