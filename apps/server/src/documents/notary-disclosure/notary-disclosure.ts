/**
 * What the notary and the signers get before they meet: who signs what and where, how identity is checked, and the certificate of the home's state. No
 * figure of the line is in it: a notary needs none.
 */
import {
  acknowledgmentOf,
  DOCUMENT_TITLES,
  formatLenderMoment,
  type NamedParty,
  type NotaryMeeting,
  type NoticeParties,
  SECURITY_INSTRUMENT_NAMES,
  type SecurityInstrument,
  writeAcknowledgment,
} from '@hearthline/domain'
import { type Block, heading, paragraph } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'

interface NotaryDisclosure {
  readonly parties: Pick<NoticeParties, 'lender'>
  readonly loanNumber: number
  /** instant */
  readonly madeAt: string
  readonly home: string
  readonly county: string
  readonly state: string
  readonly stateName: string
  readonly instrument: SecurityInstrument
  readonly meeting: NotaryMeeting
  readonly signers: readonly NamedParty[]
  /** an office of the lender, an attorney or a title company alone (Tex. Const. XVI s.50(a)(6)(N)) */
  readonly isTexasHomestead: boolean
}

const TITLE = DOCUMENT_TITLES.NOTARY_DISCLOSURE

export const notaryDisclosure: Renderer<NotaryDisclosure> = {
  version: '2026-11-26',
  describe: (data) => ({
    title: TITLE,
    author: data.parties.lender.legalName,
    madeAt: data.madeAt,
    blocks: [
      { kind: 'title', text: TITLE },
      { kind: 'small', text: `Application HL-${data.loanNumber}. Prepared ${formatLenderMoment(data.madeAt)}.` },
      {
        kind: 'facts',
        rows: [
          ['Lender', `${data.parties.lender.legalName}, ${data.parties.lender.address}`],
          ['Home', data.home],
          ['County and state', `${data.county}, ${data.stateName}`],
          ['Document to notarize', `Open-end ${SECURITY_INSTRUMENT_NAMES[data.instrument]}`],
          ['Kind of meeting', data.meeting === 'ONLINE' ? 'Online, by video' : 'In person'],
        ],
      },
      heading('Who signs'),
      { kind: 'table', columns: ['Name', 'Signs as', 'Signs before the notary'], rows: data.signers.map(rowOf) },
      paragraph(
        'Each name must match the identification. If one does not, stop, and call us: a document with another name is drawn up again.',
      ),
      heading('What is signed, and on which pages'),
      { kind: 'list', items: pagesOf(data) },
      ...meetingBlocks(data),
      heading(`The certificate in ${data.stateName}`),
      ...certificateBlocks(data),
      heading('After the meeting'),
      paragraph(
        'Check that no place to sign is empty, that the date is the day of the meeting, and that the seal can be read. Enter the act in the journal where the law asks for one. The county records the document once the time to cancel has passed.',
      ),
      paragraph(`Questions during the meeting: ${data.parties.lender.phone} or ${data.parties.lender.email}.`),
    ],
  }),
}

const CAPACITY = { BORROWER: 'Borrower', OWNER: 'Owner', SPOUSE: 'Spouse', TRUSTEE: 'Trustee' } as const

const rowOf = ({ name, capacity, asTrustee }: NamedParty) => [
  name,
  `${CAPACITY[capacity]}${asTrustee && capacity !== 'TRUSTEE' ? ', and as trustee' : ''}`,
  'Yes',
]

const pagesOf = ({ instrument, signers, isTexasHomestead }: NotaryDisclosure): string[] => [
  `The page “Signatures” of the ${SECURITY_INSTRUMENT_NAMES[instrument]}: ${signers.length === 1 ? 'one signature' : `${signers.length} signatures`}, each with its date.`,
  `The acknowledgment of each signer: ${signers.map(({ name }) => name).join('; ')}. The notary fills in, signs and seals it.`,
  'Initials, only where the document has a place for them.',
  isTexasHomestead
    ? 'At the same meeting the agreement and every other document with a place to sign are signed in ink, each place by the person it names. They are not notarized.'
    : 'The agreement and the other documents are signed apart from this meeting. They are not notarized.',
]

/** Persons are identified by what each state's notary law accepts; these hold in all of them. */
const meetingBlocks = ({ meeting, isTexasHomestead }: NotaryDisclosure): Block[] =>
  meeting === 'ONLINE'
    ? [
        heading('Where, and how identity is checked'),
        paragraph(
          'The meeting is a video call. Each signer needs a camera, a microphone and a government-issued photo ID that has not expired. The notary checks the ID on both sides, asks questions that only the signer can answer where the state asks for that, and sees each signature made. The meeting is recorded, and the recording is kept as the state’s law says.',
        ),
      ]
    : [
        heading('Where, and how identity is checked'),
        paragraph(
          isTexasHomestead
            ? 'The meeting takes place at the permanent office of the lender, of an attorney or of a title company, and nowhere else (Tex. Const. XVI s.50(a)(6)(N)).'
            : 'The notary and the signers meet at the place that was agreed.',
        ),
        paragraph(
          'Each signer shows a government-issued photo ID that has not expired, and signs in the sight of the notary. A signature that was made before the meeting is made again.',
        ),
      ]

function certificateBlocks({ state, signers }: NotaryDisclosure): Block[] {
  const { notice, lines, witnesses, citation } = acknowledgmentOf(state)
  const names = signers.map(({ name }) => name).join(', ')
  return [
    paragraph(
      `The document holds this certificate for each signer (${citation}).${witnesses > 0 ? ` ${witnesses === 1 ? 'One witness' : 'Two witnesses'} beside the notary must see the signatures and sign.` : ''}`,
    ),
    ...(notice ? [{ kind: 'small', text: notice } as const] : []),
    ...lines.map((line): Block => ({ kind: 'small', text: writeAcknowledgment(line, names).text })),
  ]
}
