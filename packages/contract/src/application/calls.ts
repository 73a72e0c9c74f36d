/** Applications: create, read, answer, choose. */
import { CODE_CHANNELS, SECTION_STATUSES } from '@hearthline/domain'
import { phone } from '@hearthline/domain/registration'
import { z } from 'zod'
import { call } from '../call.ts'
import { nothing } from '../wire-fields.ts'
import { application, applicationSummary, statusBody } from './bodies.ts'
import { createBody } from './create-body.ts'
import { answerBody, itemBody } from './items.ts'
import { chooseOfferBody, offerChangesBody, offersBody, unconfirmedChoice } from './offers.ts'
import { notCanceledBody } from './rescission-body.ts'

/** What a linked account is for. */
const linkPurpose = z.enum(['DISBURSEMENT', 'AUTOPAY'])
const uuid = z.object({ uuid: z.uuid() })
const base = '/service-application/api/v1/application/heloc'

export const applicationCalls = {
  create: call({
    method: 'POST',
    path: '/service-application/api/v3/application/heloc',
    access: 'signed-in',
    throttle: 'change',
    summary: 'Creates an application and starts its checks',
    query: z.object({
      state: z
        .string()
        .regex(/^[A-Za-z]{2}$/, 'State must be two characters in length')
        .optional(),
    }),
    body: createBody,
    replies: { 201: z.object({ uuid: z.uuid() }) },
    idempotent: true,
  }),
  all: call({
    method: 'GET',
    path: `${base}/all`,
    access: 'signed-in',
    summary: 'Your applications under this organization, newest first',
    replies: { 200: z.array(applicationSummary) },
  }),
  read: call({
    method: 'GET',
    path: `${base}/:uuid`,
    access: 'signed-in',
    summary: 'One application',
    params: uuid,
    replies: { 200: application },
  }),
  coDeedStatus: call({
    method: 'GET',
    path: `${base}/co-deed/status`,
    access: 'signed-in',
    summary: 'Whether the co-owners of the newest application have done their part',
    replies: { 200: z.object({ status: z.enum(SECTION_STATUSES) }) },
  }),
  cryptoAll: call({
    method: 'GET',
    path: '/service-application/api/v1/application/crypto-heloc/all',
    access: 'signed-in',
    summary: 'Your crypto-backed applications',
    replies: { 200: z.array(applicationSummary) },
  }),
  cryptoRead: call({
    method: 'GET',
    path: '/service-application/api/v1/application/crypto-heloc/:uuid',
    access: 'signed-in',
    summary: 'One crypto-backed application',
    params: uuid,
    replies: { 200: application },
  }),
  cryptoCoDeedStatus: call({
    method: 'GET',
    path: '/service-application/api/v1/application/crypto-heloc/co-deed/status',
    access: 'signed-in',
    summary: 'Whether the co-owners of the newest crypto-backed application have done their part',
    replies: { 200: z.object({ status: z.enum(SECTION_STATUSES) }) },
  }),
  readItem: call({
    method: 'GET',
    path: `${base}/:uuid/items/:item`,
    access: 'signed-in',
    summary: 'One item of an application with its schema and answer',
    params: uuid.extend({ item: z.string() }),
    replies: { 200: itemBody },
  }),
  answerItem: call({
    method: 'PUT',
    path: `${base}/:uuid/items/:item`,
    access: 'signed-in',
    throttle: 'change',
    summary: "Answers an ask; the body is validated by the item's own schema",
    params: uuid.extend({ item: z.string() }),
    body: answerBody,
    replies: { 200: application },
    idempotent: true,
  }),
  sendPhoneCode: call({
    method: 'POST',
    path: `${base}/:uuid/phone-codes`,
    access: 'signed-in',
    throttle: 'change',
    summary: 'Sends a one-time code to a phone number; the code goes with the answer of the item contact',
    params: uuid,
    body: z.object({ phoneNumber: phone, channel: z.enum(CODE_CHANNELS) }),
    replies: { 200: z.object({ phoneNumber: z.string(), channel: z.enum(CODE_CHANNELS), secondsToNext: z.int() }) },
  }),
  startBankLink: call({
    method: 'POST',
    path: `${base}/:uuid/bank-link`,
    access: 'signed-in',
    throttle: 'change',
    summary: 'Opens a session in which the borrower links an account at their bank',
    params: uuid,
    body: z.object({ purpose: linkPurpose }),
    // `page`: the aggregator's own page to go to; null where its window opens over the product's.
    replies: { 200: z.object({ token: z.string(), page: z.string().nullable() }) },
  }),
  finishBankLink: call({
    method: 'POST',
    path: `${base}/:uuid/bank-link/finish`,
    access: 'signed-in',
    throttle: 'change',
    summary: 'Answers the open question with the account that was linked',
    params: uuid,
    body: z.object({
      purpose: linkPurpose,
      publicToken: z.string().min(1).max(500),
      accountId: z.string().min(1).max(200).optional(),
      autopayConsent: z.boolean().optional(),
    }),
    replies: { 200: application },
  }),
  offers: call({
    method: 'GET',
    path: `${base}/:uuid/offers`,
    access: 'signed-in',
    throttle: 'pricing',
    summary: 'The offers computed for an application',
    params: uuid,
    replies: { 200: offersBody },
  }),
  offerChanges: call({
    method: 'GET',
    path: `${base}/:uuid/offer/changes`,
    access: 'signed-in',
    throttle: 'pricing',
    summary: 'What changed between the first offer that was chosen and the offer of now, line by line, and why',
    params: uuid,
    replies: { 200: offerChangesBody },
  }),
  chooseOffer: call({
    method: 'PUT',
    path: `${base}/:uuid/offer`,
    access: 'signed-in',
    throttle: 'change',
    summary: 'Chooses an offer; amount is the draw',
    params: uuid,
    body: chooseOfferBody,
    replies: { 200: application },
    idempotent: true,
  }),
  saveUnconfirmedChoice: call({
    method: 'PUT',
    path: `${base}/:uuid/offer/unconfirmed`,
    access: 'signed-in',
    summary: 'Saves the current settings of an offer for another device; it does not choose the offer',
    throttle: 'choice',
    params: uuid,
    body: unconfirmedChoice,
    replies: { 204: nothing },
  }),
  cancel: call({
    method: 'POST',
    path: `${base}/:uuid/cancel`,
    access: 'signed-in',
    throttle: 'change',
    summary: 'The borrower withdraws the application',
    params: uuid,
    body: z.object({ reason: z.string().max(500).optional() }),
    replies: { 200: application },
    idempotent: true,
  }),
  stateNotCanceled: call({
    method: 'POST',
    path: `${base}/:uuid/rescission-statement`,
    access: 'signed-in',
    throttle: 'change',
    summary: 'The borrower states, after the time to cancel has ended, that they did not cancel (12 CFR 1026.15(c)); 409 before',
    params: uuid,
    body: notCanceledBody,
    replies: { 200: application },
    idempotent: true,
  }),
  status: call({
    method: 'GET',
    path: '/service-krang-heloc/borrower/secure/api/v1/:uuid/status',
    access: 'signed-in',
    summary: 'Where an application stands',
    params: uuid,
    replies: { 200: statusBody },
  }),
}
