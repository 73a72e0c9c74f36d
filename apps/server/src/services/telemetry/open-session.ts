import type { telemetryCalls } from '@hearthline/contract'
import { openTelemetrySession } from '../../usecases/events/telemetry.ts'
import type { Handler } from '../handler.ts'

export const openSession: Handler<typeof telemetryCalls.openTelemetrySession> = async ({ organization, body }, container) => ({
  status: 200,
  body: { sessionKey: await openTelemetrySession(container, organization, body) },
})
