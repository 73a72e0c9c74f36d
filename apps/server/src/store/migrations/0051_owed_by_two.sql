/* What the owners of a canceled line are said to owe is never the word of one person, whoever writes. A payment that had left before the notice is recorded by
   another person than recorded the notice and than entered the quotes, and whoever recorded a payment does not confirm the notice; that one has its scan.
   Money that goes to owners because a creditor sent its payment back is recorded by another person than said so. */
CREATE OR REPLACE FUNCTION "rescission_by_two"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  exercised jsonb;
BEGIN
  IF EXISTS (SELECT 1 FROM facts f
    WHERE f.application_id = NEW.application_id AND f.item = 'rescission-exercise' AND split_part(f.actor, ':', 2) = split_part(NEW.actor, ':', 2)) THEN
    RAISE EXCEPTION 'Whoever recorded the notice of rescission does not record this' USING ERRCODE = '42501';
  END IF;
  IF NEW.item = 'rescission-confirmation' THEN
    IF EXISTS (SELECT 1 FROM facts f
      WHERE f.application_id = NEW.application_id AND f.item = 'payoffs' AND split_part(f.actor, ':', 2) = split_part(NEW.actor, ':', 2)) THEN
      RAISE EXCEPTION 'Whoever recorded a payment to a creditor does not check the notice of rescission' USING ERRCODE = '42501';
    END IF;
    SELECT f.data -> 'exercised' INTO exercised FROM facts f
      WHERE f.application_id = NEW.application_id AND f.item = 'rescission-exercise' ORDER BY f.id DESC LIMIT 1;
    IF (exercised ->> 'document') IS NULL THEN
      RAISE EXCEPTION 'A notice of rescission is checked by its scan' USING ERRCODE = '42501';
    END IF;
  END IF;
  IF NEW.item = 'rescission-return' AND (NEW.data -> 'returned' -> -1 ->> 'document') IS NULL THEN
    RAISE EXCEPTION 'What was returned after a rescission is shown by a document' USING ERRCODE = '42501';
  END IF;
  IF NEW.item = 'rescission-return' AND (NEW.data -> 'returned' -> -1 ->> 'what') = 'EXCESS' AND EXISTS (SELECT 1 FROM facts f
    WHERE f.application_id = NEW.application_id AND f.item = 'payoff-follow-up' AND split_part(f.actor, ':', 2) = split_part(NEW.actor, ':', 2)) THEN
    RAISE EXCEPTION 'Whoever recorded what a creditor did does not record what the owners are paid for it' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- After an owner rescinded a person records only what had left before. The owner's, so that no scope hides from it who recorded what.
CREATE FUNCTION "paid_before_notice"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  last jsonb := NEW.data -> 'events' -> -1;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM applications a WHERE a.id = NEW.application_id AND a.cancelled_at IS NOT NULL) THEN RETURN NEW; END IF;
  IF NEW.item = 'payoff-follow-up' AND coalesce(last ->> 'what', '') NOT IN ('PAYMENT_APPROVED', 'LENDER_PAID', 'PAID_AGAIN', 'SENT_TO_BORROWER') THEN
    RETURN NEW;
  END IF;
  IF EXISTS (SELECT 1 FROM facts f WHERE f.application_id = NEW.application_id
    AND f.item IN ('rescission-exercise', 'payoff-quotes') AND (f.item = 'rescission-exercise' OR NEW.item = 'payoffs')
    AND split_part(f.actor, ':', 2) = split_part(NEW.actor, ':', 2)) THEN
    RAISE EXCEPTION 'Whoever recorded the notice of rescission, or entered the quotes, does not record a payment before it' USING ERRCODE = '42501';
  END IF;
  IF NEW.item = 'payoff-follow-up' AND last ->> 'what' <> 'PAYMENT_APPROVED' AND (last ->> 'copy') IS NULL THEN
    RAISE EXCEPTION 'A payment before a notice of rescission is shown by a copy of it' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "paid_before_notice" BEFORE INSERT ON "facts" FOR EACH ROW
  WHEN (NEW.item IN ('payoffs', 'payoff-follow-up') AND NEW.actor NOT LIKE 'work:%' AND NEW.actor NOT LIKE 'provider:%')
  EXECUTE FUNCTION "paid_before_notice"();
--> statement-breakpoint
REVOKE ALL ON FUNCTION "rescission_by_two"(), "paid_before_notice"() FROM PUBLIC;
