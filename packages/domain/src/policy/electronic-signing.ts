/**
 * What a person is told before they agree to sign electronically (15 USC 7001(c)(1)): the right to paper, how to withdraw and what follows, what
 * it covers, how to get a paper copy, and what is needed to open and keep the documents. Our own words.
 */
const SIGNED_HERE_VERSION = '2026-11-25'
const SIGNED_AT_OFFICE_VERSION = '2026-11-25-office'

/** `atOffice`: the documents are read here and signed in ink at an office. */
export const electronicSigningVersion = (atOffice: boolean): string => (atOffice ? SIGNED_AT_OFFICE_VERSION : SIGNED_HERE_VERSION)

export interface SigningHelp {
  readonly legalName: string
  readonly phone: string
  readonly email: string
  readonly atOffice?: boolean
}

export interface ConsentPart {
  readonly title: string
  readonly text: string
}

export const electronicSigningParts = ({ atOffice = false, ...help }: SigningHelp): readonly ConsentPart[] => [
  ...(atOffice ? ofReading(help) : ofSigning(help)),
  // (c)(1)(B)(iv)(II)
  { title: 'Paper copies', text: `Ask for a paper copy at any time, here, at ${help.phone} or at ${help.email}. It is free.` },
  // (c)(1)(C)(i)
  {
    title: 'What you need',
    text: 'A phone, tablet or computer with the internet, a current browser (Chrome, Edge, Firefox or Safari), and room to save PDF files. A printer, if you want paper.',
  },
]

type Help = Omit<SigningHelp, 'atOffice'>

const ofSigning = ({ legalName, phone, email }: Help): readonly ConsentPart[] => [
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
]

/** What is signed at an office in ink is given here to read: the consent is to electronic documents alone. */
const ofReading = ({ legalName, phone, email }: Help): readonly ConsentPart[] => [
  {
    title: 'Paper instead',
    text: 'You can read the documents on paper instead. Tell us, and we send them by mail. It takes longer. It is free.',
  },
  {
    title: 'What this covers',
    text: `The documents of this line with ${legalName} that you read here, your notice of the right to cancel, and your copies. You sign the documents in ink, at an office.`,
  },
  {
    title: 'Changing your mind',
    text: `You can withdraw until you finish, on the help page of this step or by calling ${phone}. There is no fee. Reading here then stops, and our team sends you paper. If your email or phone changes, tell us at ${phone} or ${email}.`,
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
