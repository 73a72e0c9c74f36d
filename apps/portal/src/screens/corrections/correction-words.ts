/** What a correction would come to, in words. Pure. */
import { exactMoney } from '../../offer/format-figures.ts'
import type { Preview } from './corrections-query.ts'

export interface OutcomeWords {
  readonly kind: 'success' | 'info' | 'warning'
  readonly title: string
  readonly sentences: readonly string[]
}

const ASSUMED = 'We calculated this as if your new income were already verified. What we verify in the end can differ.'

const upTo = ({ before, after }: Preview): string[] => {
  if (after.mostDrawCents === null || after.mostDrawCents === before.mostDrawCents) return []
  const was = before.mostDrawCents === null ? '' : ` Today it is ${exactMoney(before.mostDrawCents)}.`
  return [`The most you could borrow would be ${exactMoney(after.mostDrawCents)}.${was}`]
}

const WORDS: Readonly<Record<Preview['outcome'], (preview: Preview) => OutcomeWords>> = {
  UNCHANGED: (preview) => ({
    kind: 'success',
    title: 'You can keep your offer',
    sentences: ['The amount, the rate and the payment would not change.', ...upTo(preview)],
  }),
  REPRICED: (preview) => ({
    kind: 'info',
    title: 'The offer you chose would change',
    sentences: ['You would review it and choose again. Nothing is final until you do.', ...upTo(preview)],
  }),
  CHOICE_GONE: (preview) => ({
    kind: 'warning',
    title: 'The offer you chose would no longer be available',
    sentences: ['You would choose from other offers.', ...upTo(preview)],
  }),
  ASSETS: () => ({
    kind: 'warning',
    title: 'We would ask about your assets',
    sentences: ['With this change, your income alone would not qualify. Savings or other assets may help.'],
  }),
  REQUALIFY: () => ({
    kind: 'warning',
    title: 'A smaller line may qualify',
    sentences: ['With this change, we would show you what still qualifies.'],
  }),
  REVIEW: () => ({
    kind: 'info',
    title: 'An underwriter would review your application',
    sentences: ['With this change, our team would review your application first. We can show your offer after that.'],
  }),
  OPEN: () => ({
    kind: 'info',
    title: 'We can’t show your offer yet',
    sentences: ['It depends on the steps below.'],
  }),
  REFUSED: ({ refusal }) => ({
    kind: 'warning',
    title: 'With this change, we could not offer you this line',
    sentences: [
      ...(refusal?.reasons ?? []).map((reason) => `Reason: ${reason}.`),
      'This is a preview and not a decision. Nothing was saved.',
      'If it was a mistake, leave it as it was. If it is true, we need it before you sign: leaving it out on purpose is a false statement on a loan application, which is a crime (18 USC 1014).',
    ],
  }),
}

export function outcomeWords(preview: Preview): OutcomeWords {
  const words = WORDS[preview.outcome](preview)
  return preview.assumesVerifiedIncome ? { ...words, sentences: [...words.sentences, ASSUMED] } : words
}
