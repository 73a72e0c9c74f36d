import type { UploadWay } from '@hearthline/domain'

export interface UploadText {
  readonly title: string
  readonly why: string
  readonly label: string
  readonly hint: string
  readonly points: readonly string[]
}

const SHARP = 'All four corners in the picture, sharp enough to read.'

export const UPLOAD_TEXTS: Readonly<Record<UploadWay, UploadText>> = {
  PAY_STUB: {
    title: 'Upload your pay stubs',
    why: 'Your pay stub shows your rate of pay and what you earned this year.',
    label: 'Pay stubs',
    hint: 'The newest one, with the year to date.',
    points: ['Dated within the last 60 days.', 'Your name, your employer, the pay period and the year to date.', SHARP],
  },
  W2: {
    title: 'Upload your W-2 forms',
    why: 'Your W-2s show what you earned in the last two years.',
    label: 'W-2 forms',
    hint: 'One for each year and each employer.',
    points: ['Of the last two years.', 'We ask your employer whether you still work there, unless a pay stub shows it.', SHARP],
  },
  FORM_1099: {
    title: 'Upload your 1099 forms',
    why: 'A 1099 shows contract work, a pension or Social Security.',
    label: '1099 forms',
    hint: 'Each form that you want us to count.',
    points: ['For contract work: both of the last two years.', 'For a pension or Social Security: the newest one.', SHARP],
  },
  TAX_RETURN: {
    title: 'Upload your tax returns',
    why: 'Your tax returns show what your business earns after expenses.',
    label: 'Tax returns',
    hint: 'With Schedule C of each business.',
    points: ['Both of the last two years, with all pages.', 'We average the two years. If the later one is lower, we use it.', SHARP],
  },
  AWARD_LETTER: {
    title: 'Upload your award letter',
    why: 'It shows the amount you receive and how long it continues.',
    label: 'Award letter',
    hint: 'Benefits, a pension, or support that you want us to count.',
    points: [
      'The amount, how often it is paid, and who pays it.',
      'Benefits, pensions and public assistance count in full.',
      'You don’t have to tell us about alimony, child support or separate maintenance.',
      SHARP,
    ],
  },
}
