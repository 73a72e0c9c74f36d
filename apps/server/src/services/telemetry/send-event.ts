import type { telemetryCalls } from '@hearthline/contract'
import { recordTelemetryEvent } from '../../usecases/events/telemetry.ts'
import type { Handler } from '../handler.ts'

export const sendEvent: Handler<typeof telemetryCalls.sendTelemetryEvent> = async ({ organization, body }, container) => ({
  status: 202,
  body: { recorded: await recordTelemetryEvent(container, organization, body) },
})
