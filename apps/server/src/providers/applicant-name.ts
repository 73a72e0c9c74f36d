/** The applicant's name as it is sent to providers: bureaus match by it, owner-match products and title orders carry it. */
export interface ApplicantName {
  readonly firstName: string
  readonly middleName?: string | undefined
  readonly lastName: string
  readonly suffix?: string | undefined
}
