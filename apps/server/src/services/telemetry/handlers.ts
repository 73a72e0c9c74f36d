/** One handler per declared call of this service. */
import type { telemetryCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { openSession } from './open-session.ts'
import { sendEvent } from './send-event.ts'

export const telemetryHandlers = {
  openTelemetrySession: openSession,
  sendTelemetryEvent: sendEvent,
} satisfies Handlers<typeof telemetryCalls>
