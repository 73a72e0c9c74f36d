/** What routing reads of GET application/heloc/{uuid} and of the profile: every member may be absent, because an older or newer server may leave it out. */

type Maybe<T> = T | null | undefined

/** The status flags of an application, as far as routing reads them [application/status-flags]. */
export interface StatusFlags {
  readonly checklistStatus?: Maybe<string>
  readonly uwDecision?: Maybe<string>
  readonly uwSubDecision?: Maybe<string>
  readonly liensComplete?: Maybe<boolean>
  readonly inquiryAttestNeeded?: Maybe<boolean>
  readonly inquiryAttestComplete?: Maybe<boolean>
  readonly giactAccountStatus?: Maybe<string>
  readonly bpo?: Maybe<string>
  readonly title?: Maybe<string>
  readonly disclosurelistSummaryReady?: Maybe<boolean>
  readonly disclosurelistSummaryComplete?: Maybe<boolean>
  readonly disclosurelistClosingReady?: Maybe<boolean>
  readonly disclosurelistClosingComplete?: Maybe<boolean>
  readonly disclosurelistNotaryReady?: Maybe<boolean>
  readonly disclosurelistNotaryComplete?: Maybe<boolean>
  readonly manualDeedSigningComplete?: Maybe<boolean>
  readonly primaryParticipantAcceptComplete?: Maybe<boolean>
  readonly manualPaystubUpload?: Maybe<boolean>
  readonly manualPaystubTasksComplete?: Maybe<boolean>
  readonly employmentVerificationNeeded?: Maybe<boolean>
  readonly propertyComplete?: Maybe<boolean>
  readonly datatreeNoMatch?: Maybe<boolean>
  readonly creditFrozenWithPin?: Maybe<boolean>
  /** Ours: a PIN was given and the bureau refused it. */
  readonly creditIncorrectPin?: Maybe<boolean>
  readonly dtiDecline?: Maybe<boolean>
  readonly creditScoreDecline?: Maybe<boolean>
  readonly waitingOnFloodCert?: Maybe<boolean>
}

export interface ApplicationBody {
  readonly uuid?: Maybe<string>
  readonly status?: Maybe<StatusFlags>
  /** The item that is open, by name. */
  readonly openItem?: Maybe<string>
  readonly selectedPropertyUuid?: Maybe<string>
  /** Years. */
  readonly term?: Maybe<number>
  /** Dollars. */
  readonly amount?: Maybe<number>
  readonly documents?: Maybe<readonly { readonly type?: Maybe<string> }[]>
  readonly disburseAccount?: Maybe<{ readonly uuid?: Maybe<string>; readonly routingNumber?: Maybe<string> }>
  readonly autopayAccount?: Maybe<{ readonly uuid?: Maybe<string> }>
  readonly payType?: Maybe<string>
  /** `ownership` is SOLE, JOINT or TRUST [application/ownership]. */
  readonly property?: Maybe<{ readonly state?: Maybe<string>; readonly ownership?: Maybe<string> }>
  readonly insurance?: Maybe<{ readonly complete?: Maybe<boolean> }>
  readonly assetDepletion?: Maybe<{ readonly complete?: Maybe<boolean> }>
  readonly hasHmda?: Maybe<boolean>
  readonly coDeedStatus?: Maybe<string>
  readonly consents?: Maybe<readonly { readonly type?: Maybe<string> }[]>
  readonly isCrypto?: Maybe<boolean>
}

export interface ProfileBody {
  readonly uuid?: Maybe<string>
  readonly name?: Maybe<object>
  readonly dob?: Maybe<object>
  readonly hasSsn?: Maybe<boolean>
}
