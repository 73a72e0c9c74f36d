import type { Application } from '../../../application/application-query.ts'
import type { Heading } from '../../../plain-ask/plain-ask.ts'

/** Whoever reads again is told what changed, as their next action tells it: its title is then another one than the question’s own. */
export const saidOf =
  (first: Heading, { title, why }: Application['nextAction']) =>
  (item: { readonly title: string }): Heading =>
    title === item.title ? first : { heading: title, why }
