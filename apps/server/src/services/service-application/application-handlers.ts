/** One handler per declared call on applications. */
import type { applicationCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { answerItem } from './answer-item.ts'
import { finishBankLink, startBankLink } from './bank-link.ts'
import { cancelApplication } from './cancel-application.ts'
import { chooseOffer } from './choose-offer.ts'
import { createApplication } from './create-application.ts'
import { listApplications, listCryptoApplications, readCoDeedStatus, readCryptoCoDeedStatus } from './list-applications.ts'
import { readApplication, readCryptoApplication } from './read-application.ts'
import { readItem } from './read-item.ts'
import { readOfferChanges } from './read-offer-changes.ts'
import { readOffers } from './read-offers.ts'
import { readStatus } from './read-status.ts'
import { saveUnconfirmedChoice } from './save-unconfirmed-choice.ts'
import { sendPhoneCode } from './send-phone-code.ts'
import { stateNotCanceled } from './state-not-canceled.ts'

export const applicationHandlers = {
  create: createApplication,
  all: listApplications,
  read: readApplication,
  coDeedStatus: readCoDeedStatus,
  cryptoAll: listCryptoApplications,
  cryptoRead: readCryptoApplication,
  cryptoCoDeedStatus: readCryptoCoDeedStatus,
  readItem,
  answerItem,
  startBankLink,
  finishBankLink,
  offers: readOffers,
  offerChanges: readOfferChanges,
  chooseOffer,
  sendPhoneCode,
  saveUnconfirmedChoice,
  cancel: cancelApplication,
  stateNotCanceled,
  status: readStatus,
} satisfies Handlers<typeof applicationCalls>
