/** What the pages report about their use. No personal data belongs here; what is sent is kept as it is, at most 8 kB. */
import { z } from 'zod'
import { call } from '../call.ts'
import { line, looseDetail, uuid } from '../wire-fields.ts'

const params = z.object({ context: z.enum(['external', 'secure']) })

const sessionKey = z.object({ uuid, epoch: z.int().min(0), trackerUuid: uuid })

export const telemetryCalls = {
  openTelemetrySession: call({
    method: 'POST',
    path: '/ft/:context/session',
    access: 'external',
    throttle: 'telemetry',
    mostBodyBytes: 32_768,
    summary: 'Open a telemetry session; a session key sent along is kept',
    params,
    body: z.object({
      platform: z.literal('WEB'),
      libVersion: line(32).optional(),
      appVersion: line(64).optional(),
      referrer: line(2048).optional(),
      queryParams: looseDetail.optional(),
      screenSize: looseDetail.optional(),
      windowSize: looseDetail.optional(),
      sessionKey: sessionKey.partial().nullable().optional(),
    }),
    replies: { 200: z.object({ sessionKey }) },
  }),
  sendTelemetryEvent: call({
    method: 'POST',
    path: '/ft/:context/event',
    access: 'external',
    throttle: 'telemetry',
    mostBodyBytes: 32_768,
    summary: 'Record an event once per session and dedupeProperty, unless dontDedupe',
    params,
    body: z.object({
      domain: line(253).optional(),
      queryParams: looseDetail.optional(),
      pagePath: line(2048).optional(),
      event: z.string().min(1, 'Required').max(128),
      sessionKey: sessionKey.partial(),
      identityId: z.string().max(64).nullable().optional(),
      applicationUuid: z.string().max(64).nullable().optional(),
      eventType: line(64).optional(),
      productType: line(64).optional(),
      eventProperties: looseDetail.optional(),
      dontDedupe: z.boolean().optional(),
      dedupeProperty: line(128).optional(),
    }),
    replies: { 202: z.object({ recorded: z.boolean() }) },
  }),
}
