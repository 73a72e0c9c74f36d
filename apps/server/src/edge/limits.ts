/** Keeps the limits of calls (packages/contract/src/limits.ts): by network before anyone is asked who they are, by account afterwards. */
import rateLimit from '@fastify/rate-limit'
import { CALL_LIMITS, type Call, type CallLimit, type Limit } from '@hearthline/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Container } from '../container.ts'
import { countCall, uncountCall } from '../store/repositories/limit-counts.ts'
import { TooManyTries } from '../usecases/too-many-tries.ts'
import type { Admitted } from './admit.ts'
import { clientAddress, networkOf } from './client-address.ts'

/** Networks and accounts that a node remembers for each limit; the least recently seen are dropped first. */
const REMEMBERED = 50_000

type Check = (request: FastifyRequest) => Promise<void>

/** Left out where a call has none of the kind: every status poll passes here. */
export interface CallLimits {
  /** @throws TooManyTries */
  readonly byNetwork?: Check
  /** For calls whose caller is known by now. @throws TooManyTries */
  readonly byAccount?: Check
  /** The call succeeded: what counts only refused ones is given back. */
  readonly succeeded?: Check
}

const namesOf = (call: Call): readonly CallLimit[] => [
  call.access === 'external' ? 'open' : 'signedIn',
  ...(call.throttle === undefined ? [] : [call.throttle]),
]

const subjectOf = (limit: Limit, request: FastifyRequest): string =>
  limit.per === 'network' ? networkOf(clientAddress(request)) : accountOf(request.admitted!)

const accountOf = ({ session, partner }: Admitted): string => session?.identityId ?? partner!.credentialId

/** The limits of each call; none at all where the settings switch them off. */
export async function createLimits(
  app: FastifyInstance,
  { config, db }: Pick<Container, 'config' | 'db'>,
): Promise<(call: Call) => CallLimits> {
  if (!config.rateLimits) return () => ({})
  await app.register(rateLimit, { global: false, cache: REMEMBERED })
  const checks = new Map(
    (Object.keys(CALL_LIMITS) as CallLimit[]).map((name) => [name, checkOf(app, db, name, CALL_LIMITS[name])] as const),
  )
  return (call) => {
    const names = namesOf(call)
    const all = (per: Limit['per']) =>
      withAdvisoryLock(names.filter((name) => CALL_LIMITS[name].per === per).map((name) => checks.get(name)!))
    const returned = names.filter((name) => CALL_LIMITS[name].counts === 'refused')
    const giveBack = withAdvisoryLock(returned.map((name) => (request) => uncountCall(db, name, subjectOf(CALL_LIMITS[name], request))))
    const [byNetwork, byAccount] = [all('network'), all('account')]
    return { ...(byNetwork && { byNetwork }), ...(byAccount && { byAccount }), ...(giveBack && { succeeded: giveBack }) }
  }
}

function withAdvisoryLock(checks: readonly Check[]): Check | undefined {
  if (checks.length < 2) return checks[0]
  return async (request) => {
    for (const check of checks) await check(request)
  }
}

function checkOf(app: FastifyInstance, db: Container['db'], name: CallLimit, limit: Limit): Check {
  if (limit.kept === 'database') {
    return async (request) => {
      const { count, secondsLeft } = await countCall(db, name, subjectOf(limit, request), limit)
      if (count > limit.most) throw new TooManyTries(secondsLeft)
    }
  }
  const look = app.createRateLimit({
    max: limit.most,
    timeWindow: limit.seconds * 1000,
    keyGenerator: (request) => subjectOf(limit, request),
  })
  return async (request) => {
    const found = await look(request)
    if (!found.isAllowed && found.isExceeded) throw new TooManyTries(found.ttl / 1000)
  }
}
