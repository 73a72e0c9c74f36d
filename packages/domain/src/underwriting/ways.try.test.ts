import { it } from 'vitest'
import { soundApplicant } from './sound-applicant.fixture.ts'
import { waysThatPass } from './ways.ts'

const show = (name: string, input: any) => {
  const t = performance.now()
  const ways = waysThatPass({ input, today: input.on, mayTakeNow: true })
  console.log(name, Math.round(performance.now() - t), 'ms')
  for (const way of ways)
    console.log(
      '  ',
      way.id,
      JSON.stringify(way.changes),
      way.takeNow,
      way.checkOn,
      way.needsCents,
      JSON.stringify(way.wouldBe),
      way.maximumLineCents,
    )
}
it('shows', () => {
  show('dti', soundApplicant({ otherDebtDollars: 5790 }))
  show('dti28', soundApplicant({ otherDebtDollars: 26790, otherBalanceDollars: 500000 }))
  show('cltv+dti', soundApplicant({ score: 690, valueDollars: 500_000, mortgageDollars: 362_500, otherDebtDollars: 6_000 }))
  show('score+dti', soundApplicant({ score: 610, otherDebtDollars: 6_000 }))
  show('score+cltv+dti', soundApplicant({ score: 610, valueDollars: 300_000, mortgageDollars: 175_000, otherDebtDollars: 6_000 }))
})
