export * from './toast.tsx'
export { addToast, closeToast, maxToasts, type ToastContent } from './toast-queue.ts'
