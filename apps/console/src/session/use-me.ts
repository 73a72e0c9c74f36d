import { useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'

/** Who is signed in, with roles. */
export const useMe = () =>
  useQuery({ queryKey: ['me'], queryFn: ({ signal }) => request('GET', '/console/api/v1/me', { signal }), staleTime: Infinity })

const DECIDING = new Set(['operator', 'underwriter', 'administrator', 'platform-administrator'])
const MOVING_TIME = new Set(['operator', 'administrator', 'platform-administrator'])

/** As the contract's `roles` of decide and rerun; an auditor only reads. */
export const mayDecide = (roles: readonly string[]): boolean => roles.some((role) => DECIDING.has(role))
export const mayMoveTime = (roles: readonly string[]): boolean => roles.some((role) => MOVING_TIME.has(role))
