/** summary-disclosure: everything that was stated and chosen, in the words and figures of the screens. */
import { discountsOn } from '@hearthline/brands'
import {
  aboutYou,
  annualIncome,
  birthDate,
  CONSENT_NAMES,
  chosenOffer,
  closingCosts,
  type ConsentName,
  consentStatement,
  consentWordsVersion,
  type Decision,
  decisionInForce,
  type DiscountType,
  homeAddress,
  type Item,
  type Known,
  legalName,
  type LabelTree,
  offerOfChoice,
  payOffsOf,
  propertyAddress,
  quote,
  saleStatus,
  softCredit,
  softCreditConsent,
  statedAssets,
  sumOfPayOffs,
} from '@hearthline/domain'
import type { ApplicationSummary, SummaryOffer } from '../../documents/application-summary/application-summary.ts'
import { statedRows } from '../../documents/application-summary/stated-rows.ts'
import { noticeParties } from '../../engine/notice-parties.ts'
import type { WorkContext } from '../work-context.ts'
