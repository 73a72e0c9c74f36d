/** A decision of the rules as an underwriter reads it: its figures, and each limit with what was found, in their units. */
import type { Decision } from '../../../underwriting/decision/decision.ts'
import { firmOfferForTeam } from '../../../underwriting/explanations/firm-offer-text.ts'
import { formatFigure } from '../../../underwriting/explanations/format-figure.ts'
import type { Figure } from '../../../underwriting/limits/limit-result.ts'
import { basisPart, type ShownBasis } from '../../shown-basis.ts'

const inUnits = (figure: Figure | undefined): string => (figure === undefined ? '-' : formatFigure(figure))

export function underwritingBasis(
  decision: Pick<Decision, 'figures' | 'limits' | 'reviewReasons' | 'firmOffer'> | undefined,
): readonly ShownBasis[] {
  if (!decision) return []
  const { reviewReasons = [], firmOffer } = decision
  return [
    ...(reviewReasons.length > 0
      ? [basisPart('Why an underwriter decides', { reviewReasons: 'Reasons' }, { reviewReasons: [...reviewReasons] as string[] })]
      : []),
    ...(firmOffer
      ? [basisPart('Mailed firm offer', { firmOffer: firmOffer.code }, { firmOffer: firmOfferForTeam({ ...decision, firmOffer }) })]
      : []),
    { title: 'Figures of the decision', labels: {}, data: decision.figures },
    basisPart(
      'Limits',
      { limits: { label: 'Each limit', each: { limit: 'Limit', passed: 'Met', yours: 'Found', limitValue: 'Asked for' } } },
      {
        limits: decision.limits.map(({ limit, passed, yours, limitValue }) => ({
          limit: limit as string,
          passed,
          yours: inUnits(yours),
          limitValue: inUnits(limitValue),
        })),
      },
    ),
  ]
}
