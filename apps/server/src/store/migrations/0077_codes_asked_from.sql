-- From which network a code was asked for, as a keyed digest: a newer one from there ends it.
ALTER TABLE "sign_in_codes" ADD COLUMN "asked_from" text;
