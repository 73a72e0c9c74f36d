import { request } from '../../api/request.ts'
import { ByLink } from '../../forms/by-link.tsx'

/** By the link of the waitlist's mail. */
export function LeaveList({ token }: { token: string }) {
  const why = 'We delete what you told us there, and won’t email you about it.'
  return (
    <ByLink
      title="Waitlist"
      asked={{ heading: 'Leave the waitlist?', why }}
      done={{ heading: 'You are off the waitlist', why: 'We deleted what you told us there, and won’t email you about it.' }}
      button="Leave the waitlist"
      onConfirm={() => request('POST', '/waitlist/home-equity-loan-plus/leave', { body: { token } })}
    />
  )
}
