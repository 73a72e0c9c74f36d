/** Feature flags as the page knows them: the organization's own from the start, all of them once they have been asked for. */
import type { CallAt, ReplyOf } from '@hearthline/contract'
import type { FlagKey } from '@hearthline/domain'
import { applicationUuidIn } from '@hearthline/domain/registration'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { request } from '../api/request.ts'
import type { OrganizationInfo } from '../session/organization.ts'
import { readToken } from '../session/token.ts'
import { trackerOf } from '../session/tracker.ts'

type Reply = ReplyOf<CallAt<'GET', '/service-flags/external/api/v1/flags'>>
type Feature = Reply['flags'][number]

/** On unless the organization says otherwise [shell/flags]; it is judged before anything is fetched. */
export const isRedesignOn = ({ flags }: Pick<OrganizationInfo, 'flags'>): boolean => flags['fe-heloc-redesign-2025'] !== false

export interface FlagAudience {
  readonly applicationUuid?: string | undefined
  /** Of a property that is being entered. */
  readonly state?: string | undefined
  /** Where people sign in and out: the session may be ending. */
  readonly asVisitor?: boolean
}

/** For a person and an application where someone is signed in; where that fails, and for visitors, by the tracker [shell/flags]. */
async function lookUp({ applicationUuid, state, asVisitor }: FlagAudience, signal: AbortSignal): Promise<Reply> {
  const fallback = () => request('GET', '/service-flags/external/api/v1/flags', { query: { trackerUuid: trackerOf(), state }, signal })
  if (asVisitor || readToken() === undefined || state !== undefined) return await fallback()
  const options = { query: { applicationUuid }, signal, sessionEnd: 'stay' } as const
  return await request('GET', '/service-flags/secure/api/v1/flags', options).catch(fallback)
}

export const flagsQuery = ({ applicationUuid, state, asVisitor = false }: FlagAudience = {}) =>
  queryOptions({
    queryKey: ['flags', !asVisitor && readToken() !== undefined, applicationUuid, state],
    queryFn: ({ signal }) => lookUp({ applicationUuid, state, asVisitor }, signal),
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  })

export interface Flags {
  readonly isOn: (key: FlagKey) => boolean
  /** The value of a flag's variable; undefined while the flag is off. */
  readonly value: (key: FlagKey, variable: string) => string | undefined
  /** A variable that is a list: "95814, 95815" or a JSON array. */
  readonly list: (key: FlagKey, variable: string) => readonly string[]
  /** Which side of an experiment this page shows; undefined where there is none. */
  readonly side: (key: FlagKey) => 'control' | 'variation' | undefined
}

export function flagsOf(organization: Pick<OrganizationInfo, 'flags'>, features: readonly Feature[] = []): Flags {
  const byKey = new Map<string, Feature>(features.map((feature) => [feature.key, feature]))
  const isOn = (key: FlagKey) => byKey.get(key)?.enabled ?? organization.flags[key] === true
  const variable = (key: FlagKey, name: string) => byKey.get(key)?.variables.find((one) => one.key === name)?.defaultValue
  const value = (key: FlagKey, name: string) => (isOn(key) ? variable(key, name) : undefined)
  const side = (key: FlagKey) => {
    const said = variable(key, 'experiment')
    return said === 'control' || said === 'variation' ? said : undefined
  }
  return { isOn, value, list: (key, name) => listOf(value(key, name)), side }
}

const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .replace(/[[\]"']/g, '')
    .split(/[\s,;]+/)
    .filter((entry) => entry !== '')

/** What the flag service says for the page at hand; undefined until it has answered. */
export function useFeatures(state?: string): readonly Feature[] | undefined {
  const { pathname } = useLocation()
  const applicationUuid = applicationUuidIn(pathname)
  const asVisitor = pathname.startsWith('/auth/')
  return useQuery(flagsQuery({ applicationUuid, state: state || undefined, asVisitor })).data?.flags
}

/** Never blocks: until the answer comes, and when it does not, the organization's own flags hold. */
export const useFlags = (organization: Pick<OrganizationInfo, 'flags'>, state?: string): Flags => flagsOf(organization, useFeatures(state))
