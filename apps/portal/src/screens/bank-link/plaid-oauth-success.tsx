import { isUuid } from '@hearthline/domain/registration'
import { Navigate, useLocation } from 'react-router'

/** Where the aggregator sends people back: the application is known from local storage, its answer is in the query [routes/pages]. */
export default function PlaidOauthSuccess() {
  const { search } = useLocation()
  const uuid = localStorage.getItem('applicationUuid')
  return <Navigate replace to={isUuid(uuid) ? `/account/heloc/${uuid}${search}` : '/dashboard'} />
}
