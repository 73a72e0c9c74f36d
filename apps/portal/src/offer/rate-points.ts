import { toFixedHalfEven } from '@hearthline/domain'

/** Percent text to whole thousandths, so that two rates can be distinguished and subtracted exactly: '8.350' -> 8350. */
export const ratePoints = (rate: string): number => Number(toFixedHalfEven(rate, 3).replace('.', ''))

/** Whole thousandths back to percent text: 250 -> '0.250'. */
export const pointsRate = (points: number): string => toFixedHalfEven(points / 1000, 3)
