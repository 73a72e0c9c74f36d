/** Telemetry sessions and events; an event with a dedupeProperty is kept once per session, unless dontDedupe. */
import { randomUUID } from 'node:crypto'
import type { Brand } from '@hearthline/brands'
import { canonicalJson } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { recordEvent } from './record-event.ts'

export interface SessionKey {
  readonly uuid: string
  readonly epoch: number
  readonly trackerUuid: string
}

/** A key the page brings is kept as far as it is whole; the rest is made. */
export async function openTelemetrySession(
  container: Pick<Container, 'db' | 'clock'>,
  brand: Brand,
  given: { readonly sessionKey?: Partial<SessionKey> | null | undefined } & Record<string, unknown>,
): Promise<SessionKey> {
  const sessionKey: SessionKey = {
    uuid: given.sessionKey?.uuid ?? randomUUID(),
    epoch: given.sessionKey?.epoch ?? Date.parse(container.clock.now()),
    trackerUuid: given.sessionKey?.trackerUuid ?? randomUUID(),
  }
  await recordEvent(container, brand, 'telemetry.session', { ...given, sessionKey })
  return sessionKey
}

export interface TelemetryEvent {
  readonly event: string
  readonly sessionKey: Partial<SessionKey>
  readonly eventProperties?: Record<string, unknown> | undefined
  readonly dontDedupe?: boolean | undefined
  readonly dedupeProperty?: string | undefined
}

/** False when the event is a repeat and was not kept. */
export async function recordTelemetryEvent(
  container: Pick<Container, 'db' | 'clock' | 'macs'>,
  brand: Brand,
  event: TelemetryEvent,
): Promise<boolean> {
  return await recordEvent(container, brand, 'telemetry.event', { ...event }, dedupeKey(container, brand, event))
}

/** Under our own key: the value may be personal, and is kept nowhere else. */
function dedupeKey({ macs }: Pick<Container, 'macs'>, brand: Brand, event: TelemetryEvent): string | undefined {
  if (event.dontDedupe || event.dedupeProperty === undefined || !event.sessionKey.uuid) return undefined
  const value = event.eventProperties?.[event.dedupeProperty]
  return macs.mac('events', canonicalJson([brand.orgCode, event.sessionKey.uuid, event.event, event.dedupeProperty, value ?? null]))
}
