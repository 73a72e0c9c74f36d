/** What is wrong with words that an applicant is going to read. Pure. */
import { conditionText, implausibleIn } from '@hearthline/domain'

export function askedFault(words: string): string | undefined {
  const judged = conditionText.safeParse(words)
  return judged.success ? implausibleIn({ answer: words })[0]?.message : judged.error.issues[0]?.message
}
