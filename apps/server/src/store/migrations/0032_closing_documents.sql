-- The instrument on the home and the documents of the closing are made before anything is signed: applications that wait there are looked at again, or nothing would start it.
UPDATE "applications" SET "wake_at" = least("wake_at", now()) WHERE "step" NOT IN ('DECLINED', 'COMPLETE', 'CANCELLED');
