import { itemNamed, type Walk } from '@hearthline/domain'

/** The open ask once what it needs is known, or an earlier one that the open item lets them correct. */
export const mayAnswer = ({ frontier }: Pick<Walk, 'frontier'>, id: string): boolean =>
  frontier !== undefined &&
  ((frontier.item.id === id && !frontier.isUnclear) || itemNamed(frontier.item.id)?.corrects?.some((item) => item.id === id) === true)
