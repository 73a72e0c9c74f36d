/** The team, by which whoever acted is named. It changes rarely, and names what is read of many applications. */
import { useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { formatActor, type People, peopleOf } from '../words/format-actor.ts'

const FIVE_MINUTES = 5 * 60_000

export const useTeam = () =>
  useQuery({
    queryKey: ['team'],
    queryFn: ({ signal }) => request('GET', '/console/api/v1/staff', { signal }),
    staleTime: FIVE_MINUTES,
  })

const NO_ONE: People = new Map()

/** By id; empty until it is known. */
export function usePeople(): People {
  const { data } = useTeam()
  return data ? peopleOf(data.staff) : NO_ONE
}

/** Names whoever acted, as in the log. */
export function useActorName(): (actor: string) => string {
  const people = usePeople()
  return (actor) => formatActor(actor, people)
}
