import { useNavigate } from 'react-router'
import { useApplication } from '../../../frame/use-application.ts'
import { Withdraw } from '../../../frame/withdraw.tsx'

/** No, thank you: the application is withdrawn. */
export function Leave() {
  const { uuid, etag } = useApplication()
  const navigate = useNavigate()
  return (
    <Withdraw
      uuid={uuid}
      etag={etag}
      opener="No, withdraw my application"
      consequence="It costs you nothing and leaves no mark on your credit."
      reason="Left at what would pass"
      onWithdrawn={() => navigate('/dashboard')}
    />
  )
}
