import { Card, CardSection } from '@hearthline/ui/card'
import { LimitRow } from '../../../decision/limit-row.tsx'
import type { FailedLimit } from './passing-ways.ts'

const WORDS: Readonly<Record<string, { title: string; why: string }>> = {
  CLTV: {
    title: 'What is owed on the home, compared with its value',
    why: 'With our usual smallest line, all loans on the home together would come to more of its value than our limit.',
  },
  LIEN_POSITION: {
    title: 'Loans that stand before this one',
    why: 'Too many loans on the home would be paid before this line.',
  },
}

/** The limit that stood in the way: your number beside ours. */
export function WhyNot({ failed }: { failed: readonly FailedLimit[] }) {
  const told = failed.flatMap((each) => {
    const words = each.limit === undefined ? undefined : WORDS[each.limit]
    return words && each.limit ? [{ ...each, limit: each.limit as 'CLTV', ...words }] : []
  })
  if (told.length === 0) return null
  return (
    <Card padding="none" aria-label="Why the first answer was no">
      {told.map(({ limit, title, why, yours, limitValue }) => (
        <CardSection key={limit} className="sm:px-[1.625rem]">
          <LimitRow limit={{ limit, title, passed: false, decides: true, yours, limitValue, explanation: why }} />
        </CardSection>
      ))}
    </Card>
  )
}
