/** What an answer names by an id or a place: which file, which account. */
import { createContext } from 'react'
import { accountNumberText, type ReviewedAccount } from '../bank-review/account-found.ts'
import { documentTypeName } from '../words/document-type-names.ts'
import { formatActor, type People } from '../words/format-actor.ts'
import type { ApplicationFile } from './use-application.ts'

export interface AnswerNames {
  /** A document's name by its id; undefined for what is no document of the file. */
  readonly document: (uuid: string) => string | undefined
  /** Whoever acted, by name; undefined of what names no one. */
  readonly actor: (value: string) => string | undefined
  /** Whoever signs, or was taken off, by the id that an answer names them by. */
  readonly person: (party: string) => string | undefined
  /** The account for the money by its place among those given. */
  readonly account: (attempt: number) => string
}

export const AnswerNamesContext = createContext<AnswerNames>({
  document: () => undefined,
  actor: () => undefined,
  person: () => undefined,
  account: String,
})

type Named = Pick<ApplicationFile, 'documents' | 'walk' | 'earlierAccounts' | 'signers'>

const ACTOR = /^(?:operator|platform|borrower|signer|account):[\da-f-]{36}$/

export function answerNames({ documents, walk, earlierAccounts, signers }: Named, people: People): AnswerNames {
  const stored = new Map(documents.map((document) => [document.uuid, document]))
  const given = walk.find(({ id }) => id === 'disbursement-account')?.data as
    | (Omit<ReviewedAccount, 'isLinked'> & { readonly attempt?: number; readonly link?: unknown })
    | null
    | undefined
  return {
    document: (uuid) => {
      const document = stored.get(uuid)
      return document && [documentTypeName(document.type), document.fileName].filter(Boolean).join(', ')
    },
    actor: (value) => (ACTOR.test(value) ? formatActor(value, people) : undefined),
    person: (party) => signers.find((one) => one.party === party)?.name,
    account: (attempt) => {
      if (given && (given.attempt ?? 1) === attempt) {
        const account = { ...given, last4: given.last4 ?? '', isLinked: given.link !== undefined }
        return `The account for the money: ${accountNumberText(account)}`
      }
      const before = earlierAccounts.find((earlier) => earlier.part === 'BANK_ACCOUNT' && earlier.attempt === attempt)
      return `An account for the money that was replaced since${before ? `: ${accountNumberText(before.account)}` : ''}`
    },
  }
}
