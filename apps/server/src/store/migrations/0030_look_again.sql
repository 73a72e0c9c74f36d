-- The terms of a line are stated before its closing disclosure: applications that wait there are looked at again, or nothing would start it.
UPDATE "applications" SET "wake_at" = least("wake_at", now()) WHERE "step" NOT IN ('DECLINED', 'COMPLETE', 'CANCELLED');
