/**
 * What a person is told before they agree to sign electronically (15 USC 7001(c)(1)): the right to paper, how to withdraw and what follows, what
 * it covers, how to get a paper copy, and what is needed to open and keep the documents. Our own words.
 */
export const ELECTRONIC_SIGNING_VERSION = '2026-11-25'

export interface SigningHelp {
  readonly legalName: string
  readonly phone: string
  readonly email: string
}

export interface ConsentPart {
  readonly title: string
  readonly text: string
}

export const electronicSigningParts = ({ legalName, phone, email }: SigningHelp): readonly ConsentPart[] => [
  // (c)(1)(B)(i) and (ii)
  {
    title: 'Paper instead',
    text: `You can sign on paper instead. Tell us, and we send the documents by mail or meet you. It takes longer. It is free.`,
  },
  // (c)(1)(B)(ii)
  { title: 'What this covers', text: `The documents of this line with ${legalName} that you read and sign here, and your copies of them.` },
  // (c)(1)(B)(iii) and (iv)
  {
    title: 'Changing your mind',
    text: `You can withdraw until you finish, on the help page of this step or by calling ${phone}. There is no fee. Signing here then stops, and our team arranges paper. What you signed before stays on record. If your email or phone changes, tell us at ${phone} or ${email}.`,
  },
  // (c)(1)(B)(iv)(II)
  { title: 'Paper copies', text: `Ask for a paper copy at any time, here, at ${phone} or at ${email}. It is free.` },
  // (c)(1)(C)(i)
  {
    title: 'What you need',
    text: 'A phone, tablet or computer with the internet, a current browser (Chrome, Edge, Firefox or Safari), and room to save PDF files. A printer, if you want paper.',
  },
]

/** The words to be found in the file that shows that a person can open the documents: plain, and hard to take for one another. */
export const ACCESS_WORDS = [
  'anchor',
  'basket',
  'candle',
  'dolphin',
  'engine',
  'feather',
  'garden',
  'hammer',
  'island',
  'jacket',
  'kettle',
  'ladder',
  'marble',
  'needle',
  'orange',
  'pepper',
  'rocket',
  'saddle',
  'timber',
  'violet',
  'walnut',
  'yellow',
  'zebra',
  'copper',
] as const
