import { useNavigate } from 'react-router'
import { useApplication } from '../../../application/use-application.ts'
import { Withdraw } from '../../../application/withdraw.tsx'

/** No, thank you: the application is withdrawn. */
export function WithdrawForm() {
  const { uuid, etag } = useApplication()
  const navigate = useNavigate()
  return (
    <Withdraw
      uuid={uuid}
      etag={etag}
      opener="No, withdraw my application"
      consequence="It is free and does not affect your credit."
      reason="Left at what would qualify"
      onWithdrawn={() => navigate('/dashboard')}
    />
  )
}
