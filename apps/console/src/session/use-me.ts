import { useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'

/** A role that was given or taken shows in an open page by then; the server holds it at once. */
const ROLES_MS = 60_000

/** Who is signed in, with roles. */
export const useMe = () =>
  useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => request('GET', '/console/api/v1/me', { signal }),
    staleTime: Infinity,
    refetchInterval: ROLES_MS,
  })

const DECIDING = new Set(['operator', 'underwriter', 'administrator', 'platform-administrator'])
const READING_REGISTER = new Set(['auditor', 'administrator', 'platform-administrator'])
const CHANGING_TABLES = new Set(['underwriter', 'administrator', 'platform-administrator'])
const READING_BANK_FILES = new Set(['funder', 'auditor', 'administrator', 'platform-administrator'])

const DECIDING_BESIDE = new Set(['closer', 'funder', 'operator', 'underwriter'])

/** As the contract's roles of the register, and none of those who decide beside them: the server refuses both. */
export const mayReadRegister = (roles: readonly string[]): boolean =>
  roles.some((role) => READING_REGISTER.has(role)) && !roles.some((role) => DECIDING_BESIDE.has(role))

/** As the contract says of the item that is open. */
export { isPayment, mayDecideItem, mayRecordPayoff, mayWaiveConditions } from '@hearthline/contract'

/** As the contract's `roles` of rerun, whatever is open; an auditor only reads. */
export const mayDecide = (roles: readonly string[]): boolean => roles.some((role) => DECIDING.has(role))
/** As the contract's `roles` of documents that the team receives, and of paper copies that it sends. */
export const mayReceive = (roles: readonly string[]): boolean => roles.includes('closer') || mayDecide(roles)
/** As the contract's `roles` of confirming a prime rate and of comparing changed tables. */
export const mayChangeTables = (roles: readonly string[]): boolean => roles.some((role) => CHANGING_TABLES.has(role))
/** As the contract's `roles` of giving out a sealed original for verification, and of transferring its control. */
export const mayReleaseOriginals = (roles: readonly string[]): boolean => roles.some((role) => READING_REGISTER.has(role))
export const mayTransferOriginals = (roles: readonly string[]): boolean =>
  roles.some((role) => role !== 'auditor' && READING_REGISTER.has(role))
/** As the contract's `roles` of the bank's files, and of acknowledging what of them needs a person. */
export const mayReadBankFiles = (roles: readonly string[]): boolean => roles.some((role) => READING_BANK_FILES.has(role))
export const mayAcknowledgeProblems = (roles: readonly string[]): boolean =>
  roles.some((role) => role !== 'auditor' && READING_BANK_FILES.has(role))
/** Who says who of the team releases money, and who sees the team. */
export const mayChangeTeam = (roles: readonly string[]): boolean =>
  roles.some((role) => role === 'administrator' || role === 'platform-administrator')
export const maySeeTeam = (roles: readonly string[]): boolean => roles.includes('auditor') || mayChangeTeam(roles)
