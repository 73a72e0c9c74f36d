/**
 * Whoever can no longer read their mailbox is reached at another one by the word of one person of the team. What they did stays theirs; but a word proves
 * nothing of whoever has the new mailbox, so they show their ID before anything is opened, signed or said from it.
 */
import type { Result } from '../../facts.ts'
import type { Item, Known, StepMail } from '../../item.ts'
import { isSince, type Signer } from '../../parties.ts'
import { thisSigner } from './this-signer.ts'

/** By which it is seen who they are, and which is asked again at another mailbox. */
export const IDENTITY_ITEMS: ReadonlySet<string> = new Set(['signer-identity-documents', 'signer-identity-check', 'signer-identity-review'])

export const hasLostMailbox = ({ formerEmails = [] }: Pick<Signer, 'formerEmails'>): boolean => formerEmails.length > 0

/** Whether the mailbox of now took the place of a lost one since then. */
export const isFromLostMailbox = ({ enteredAt = '', ...signer }: Pick<Signer, 'formerEmails' | 'enteredAt'>, at: string): boolean =>
  hasLostMailbox(signer) && at <= enteredAt

/** The part of a signer's walk that says whether they stand at showing who they are. */
interface Own {
  readonly signer: Signer
  readonly walk: { readonly frontier: { readonly item: { readonly id: string } } | undefined }
}

/** They have lost their mailbox, and are to show who they are at the one of now. */
export const showsIdAgain = ({ signer, walk: { frontier } }: Own): boolean =>
  hasLostMailbox(signer) && frontier !== undefined && IDENTITY_ITEMS.has(frontier.item.id)

/** Then they keep no one waiting: nothing is opened, signed or said from the mailbox of now until they have shown it. */
export const hasSignedBefore = ({ signer, walk }: Own & { readonly walk: { readonly known: Known } }, signing: Item | undefined): boolean =>
  signing !== undefined && showsIdAgain({ signer, walk }) && walk.known(signing) !== undefined

const WHY =
  'Our team entered another email for you. Show your ID here once, so that no one else can sign or read in your name. What you did before stays.'

const AGAIN = {
  title: 'Show your ID again',
  why: WHY,
  mail: {
    subject: 'Show your ID to continue with this email',
    body: 'Our team entered this email for you in place of the one that you can no longer read. Sign in with it and show your ID. What you did before stays. After that you can read your documents here, and do what is yours to do. If you did not expect this, call us.',
  } satisfies StepMail,
}

/** After the end as well: what is written to a mailbox of which nothing shows yet who has it opens nothing there. @param words unless they say it themselves */
export const withIdFirst = (words: StepMail): StepMail =>
  words.subject === AGAIN.mail.subject
    ? words
    : {
        ...words,
        body: `${words.body} Before you can read or confirm anything here, show your ID: our team entered this email for you. Sign in with it to begin.`,
      }

/** Whoever has signed signs nothing more after it. */
export const WHY_REVIEWED_AGAIN = 'Our team is reviewing your photos. After that, your documents open here. We email you then.'

/** Once the application has ended nothing else tells them. */
export const ID_REVIEWED: StepMail = {
  subject: 'We reviewed your ID',
  body: 'Your documents are open to you now. Sign in with this email to read and save them.',
}

/** Undefined where they show it for the first time. */
export function wordsOfShowingAgain(known: Known, before: Result | undefined): typeof AGAIN | undefined {
  const self = known(thisSigner)
  if (!self || !before || !isSince(self, before.settledAt)) return undefined
  return isFromLostMailbox(self, before.settledAt) ? AGAIN : undefined
}
