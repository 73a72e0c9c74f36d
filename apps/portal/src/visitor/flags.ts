/** Feature flags as the page knows them: the organization's own from the start, all of them once they have been asked for. */
import type { CallAt, ReplyOf } from '@hearthline/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import type { OrganizationInfo } from '../session/organization.ts'

type Feature = ReplyOf<CallAt<'GET', '/service-flags/external/api/v1/flags'>>['flags'][number]

/** On unless the organization says otherwise [shell/flags]; it is judged before anything is fetched. */
export const isRedesignOn = ({ flags }: Pick<OrganizationInfo, 'flags'>): boolean => flags['fe-heloc-redesign-2025'] !== false

export const flagsQuery = queryOptions({
  queryKey: ['flags'],
  queryFn: ({ signal }) => request('GET', '/service-flags/external/api/v1/flags', { signal }),
  staleTime: 5 * 60_000,
})

export interface Flags {
  readonly isOn: (key: string) => boolean
  /** The value of a flag's variable; undefined while the flag is off. */
  readonly value: (key: string, variable: string) => string | undefined
  /** A variable that is a list: "95814, 95815" or a JSON array. */
  readonly list: (key: string, variable: string) => readonly string[]
}

export function flagsOf(organization: Pick<OrganizationInfo, 'flags'>, features: readonly Feature[] = []): Flags {
  const byKey = new Map(features.map((feature) => [feature.key, feature]))
  const isOn = (key: string) => byKey.get(key)?.enabled ?? organization.flags[key] === true
  const value = (key: string, variable: string) =>
    isOn(key) ? byKey.get(key)?.variables.find((one) => one.key === variable)?.defaultValue : undefined
  return { isOn, value, list: (key, variable) => listOf(value(key, variable)) }
}

const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .replace(/[[\]"']/g, '')
    .split(/[\s,;]+/)
    .filter((entry) => entry !== '')

/** Never blocks: until the answer comes, and when it does not, the organization's own flags hold. */
export function useFlags(organization: Pick<OrganizationInfo, 'flags'>): Flags {
  const { data } = useQuery(flagsQuery)
  return flagsOf(organization, data?.flags)
}
