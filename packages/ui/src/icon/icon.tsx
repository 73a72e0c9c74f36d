import type { ReactNode } from 'react'

export interface IconProps {
  /** Side in pixels; 20 by default. Scales with the text when the reader zooms. */
  size?: number
  /** What the picture says. Without it the icon is decoration and hidden from screen readers. */
  label?: string
  className?: string
}

/** One stroke drawing on a 24 by 24 grid in the color of the text around it. Each icon is its own export, so a screen ships only those it draws. */
function draw(shape: ReactNode, { size = 20, label, className }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {shape}
    </svg>
  )
}

const path = (d: string) => (props: IconProps) => draw(<path d={d} />, props)

export const CheckIcon = path('M5 12.5l4.5 4.5L19 7.5')
export const CloseIcon = path('M6 6l12 12M18 6L6 18')
export const PlusIcon = path('M12 5v14M5 12h14')
export const MenuIcon = path('M4 7h16M4 12h16M4 17h16')
export const ChevronDownIcon = path('M6 9l6 6 6-6')
export const ChevronRightIcon = path('M9 6l6 6-6 6')
export const ChevronLeftIcon = path('M15 6l-6 6 6 6')
export const ArrowLeftIcon = path('M19 12H5m6-6l-6 6 6 6')
export const ExternalIcon = path('M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5')
export const InfoIcon = path('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 7.75v.01')
export const SuccessIcon = path('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.5l2.75 2.75L16 9.5')
export const ErrorIcon = path('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5v5.5M12 16.25v.01')
export const WarningIcon = path('M12 4.2L2.9 19.5a.7.7 0 0 0 .6 1h17a.7.7 0 0 0 .6-1L12 4.2zM12 10v4.5M12 17.4v.01')
export const EyeIcon = path('M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z')
export const EyeOffIcon = path(
  'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.5 7.7A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.500a9 9 0 0 0 4.4-1.200M9.9 9.900a3 3 0 0 0 4.2 4.2',
)
export const PhoneIcon = path(
  'M5 3.500h3.500l1.5 4.5-2 1.500a12 12 0 0 0 6.5 6.500l1.5-2 4.5 1.500V19a1.5 1.5 0 0 1-1.5 1.500C10.5 20.5 3.5 13.5 3.5 5A1.5 1.5 0 0 1 5 3.500z',
)
export const MailIcon = path('M4 5.500h16a.5.5 0 0 1 .5.5v12a.5.5 0 0 1-.5.5H4a.5.5 0 0 1-.5-.5V6a.5.5 0 0 1 .5-.5zM4 6.500l8 6.5 8-6.5')
export const HomeIcon = path('M4 11l8-7 8 7v8.500a.5.5 0 0 1-.5.5h-15a.5.5 0 0 1-.5-.5V11zM9.5 20v-6h5v6')
export const LockIcon = path(
  'M6 10.500h12a.5.5 0 0 1 .5.5v8.500a.5.5 0 0 1-.5.5H6a.5.5 0 0 1-.5-.5V11a.5.5 0 0 1 .5-.5zM8 10.500V8a4 4 0 0 1 8 0v2.5',
)
export const DocumentIcon = path(
  'M6.5 3.500H14l4.5 4.500v12a.5.5 0 0 1-.5.5H6.500a.5.5 0 0 1-.5-.5V4a.5.5 0 0 1 .5-.5zM13.5 3.500V8.500h5M9 13h6M9 16.500h6',
)
export const UploadIcon = path('M12 16V4.500m-5 5l5-5 5 5M4.5 16v3a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-3')
export const DownloadIcon = path('M12 4.500V16m-5-5l5 5 5-5M4.5 16v3a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-3')
export const CameraIcon = path(
  'M4 7.500h3.500L9 5h6l1.5 2.500H20a.5.5 0 0 1 .5.5v10.500a.5.5 0 0 1-.5.5H4a.5.5 0 0 1-.5-.5V8a.5.5 0 0 1 .5-.5zM12 16a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.500z',
)
export const CalendarIcon = path('M4.5 6h15v13.500a.5.5 0 0 1-.5.5H5a.5.5 0 0 1-.5-.5V6zM4.5 10.500h15M8.5 3.500V6m7-2.500V6')
export const ClockIcon = path('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.25 2')
export const SearchIcon = path('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM20 20l-4.8-4.8')
export const BellIcon = path('M6 16.500V11a6 6 0 0 1 12 0v5.500l1.5 1.500h-15L6 16.500zM10 20.500h4')
export const UserIcon = path('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.500c0-3.5 3.25-5.5 7.5-5.500s7.5 2 7.5 5.5')
export const TeamIcon = path(
  'M9 11.5a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.5 19.500c0-3 2.75-4.500 6.500-4.500s6.500 1.500 6.500 4.500M16 5a3.500 3.500 0 0 1 0 6.500M18 15.300c2.250.6 3.500 2 3.500 4.200',
)
export const EditIcon = path('M4 20l.9-4.100L16.2 4.600a1 1 0 0 1 1.4 0l1.8 1.800a1 1 0 0 1 0 1.400L8.1 19.1 4 20zM14 7l3 3')
export const TrashIcon = path('M4.5 7h15M9.5 7V4.500h5V7M6.5 7l.8 12.500a.5.5 0 0 0 .5.500h8.400a.5.5 0 0 0 .5-.5L17.5 7M10 11v5m4-5v5')
export const ChatIcon = path('M4.5 5h15a.5.5 0 0 1 .5.5v10a.5.5 0 0 1-.5.5H12l-4.5 4v-4h-3a.5.5 0 0 1-.5-.5v-10a.5.5 0 0 1 .5-.5z')
export const SettingsIcon = path('M4 7h8m6 0h2M15 4.500v5M4 17h2m6 0h8M9 14.500v5')
export const ArrowRightIcon = path('M5 12h14m-6-6l6 6-6 6')
