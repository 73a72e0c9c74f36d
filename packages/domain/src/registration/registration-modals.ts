/** The words of the modals around registration [registration/may-start], and which of them an outcome opens. */

export const accountExistsModal = {
  title: 'Account Already Exists',
  body: (email: string) => `${email} already has an account with us. Please log in to continue.`,
  action: 'Login',
} as const

/** The modal for a message of the server that keeps the applicant where they are. */
export const registrationMessageModal = {
  title: 'About your application',
  body: 'We made no credit decision. You can join the waitlist, and we email you when we lend there. Or close this and change the address.',
  action: 'OK',
  waitlist: 'Join the waitlist',
} as const

/** Why a new application cannot start: `reason` of verify-ability-to-start-application. */
export type ActiveApplicationReason = 'RECENT_HELOC' | 'INQUIRY' | 'ACTIVE'

/** Days between one line and the next application [registration/may-start]. */
export const HELOC_WAIT_DAYS = 45

export const activeApplicationModals: Readonly<
  Record<ActiveApplicationReason, { title: string; body: string; actions: readonly string[] }>
> = {
  RECENT_HELOC: {
    title: 'It looks like you have received a HELOC from us within the last 45 days.',
    body: 'You can apply again once 45 days have passed since then.',
    actions: ['Go to dashboard'],
  },
  INQUIRY: {
    title: 'Action Required: Contact Your Loan Officer',
    body: 'Your loan officer has started an application with you. Please call or email them to continue.',
    // Shown with the originator's phone and email.
    actions: ['call', 'email'],
  },
  ACTIVE: {
    title: 'Active application already exists.',
    body: 'Continue with it, or contact us by chat or phone to cancel it.',
    actions: ['Continue', 'chat', 'phone'],
  },
}

export type RegistrationFailure = 'account-exists' | 'registration-message' | 'dashboard'

/** The beginning of the only message that keeps the applicant in the wizard. */
const NOT_OFFERED = 'we do not currently offer loans in'

/**
 * What an error while registering leads to [registration/may-start]: a 401 of the identity creation is an existing account; the message about the
 * state is shown where the applicant is; any other is logged and goes to /dashboard. The loader is hidden in each case.
 */
export function registrationFailure({
  status,
  message,
  call,
}: {
  status: number
  message: string
  call: 'identity' | 'other'
}): RegistrationFailure {
  if (call === 'identity' && status === 401) return 'account-exists'
  return message.toLowerCase().startsWith(NOT_OFFERED) ? 'registration-message' : 'dashboard'
}

export const maintenancePage = {
  title: 'Scheduled Maintenance',
  message: 'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!',
} as const
