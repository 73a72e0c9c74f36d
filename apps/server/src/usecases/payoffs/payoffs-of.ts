/** The payoffs of an application as the team follows them. */
import { followedPayoffs, lenderDay, nextPayoffEvents, standing } from '@hearthline/domain'
import type { ApplicationFile } from '../../store/repositories/applications.ts'

export const payoffsOf = ({ facts }: Pick<ApplicationFile, 'facts'>) =>
  followedPayoffs(standing(facts).walk.known).map((followed) => {
    const canceledOn = facts.cancelledAt && lenderDay(facts.cancelledAt)
    const { on, letter, paidInFullOn, release, followUpOn, events } = followed
    return {
      ...followed,
      ...{ on: on ?? null, letter: letter ?? null, paidInFullOn: paidInFullOn ?? null, followUpOn: followUpOn ?? null },
      release: release
        ? { kind: release.kind, dueOn: release.dueOn ?? null, citation: release.citation ?? null, recorded: release.recorded ?? null }
        : null,
      events: [...events],
      next: [...nextPayoffEvents(followed, canceledOn)],
    }
  })
