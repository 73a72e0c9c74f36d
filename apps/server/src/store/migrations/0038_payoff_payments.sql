-- Payments to creditors that the processor made, watched until it says what the creditor did with each.
CREATE TABLE "payoff_payments" (
	"application_id" uuid NOT NULL,
	"organization_code" text NOT NULL,
	"reference" text NOT NULL,
	"debt" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"sent_on" date NOT NULL,
	"answered_at" timestamp(3) with time zone,
	"looked_at" timestamp(3) with time zone,
	CONSTRAINT "payoff_payments_application_id_reference_pk" PRIMARY KEY("application_id","reference"),
	CONSTRAINT "payoff_payments_amount" CHECK ("payoff_payments"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "payoff_payments" ADD CONSTRAINT "payoff_payments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payoff_payments_watched" ON "payoff_payments" USING btree ("sent_on") WHERE "payoff_payments"."answered_at" is null;
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE payoff_payments ENABLE ROW LEVEL SECURITY;
  CREATE POLICY "organization_wall" ON payoff_payments USING (
    (SELECT scope_kind()) IN ('system', 'platform') OR EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
  CREATE POLICY "not_for_signers" ON payoff_payments AS RESTRICTIVE USING ((SELECT scope_kind()) <> 'signer');
  CREATE POLICY "paid_by_the_product" ON payoff_payments AS RESTRICTIVE FOR INSERT WITH CHECK ((SELECT scope_kind()) = 'system');
  CREATE POLICY "watched_by_the_product" ON payoff_payments AS RESTRICTIVE FOR UPDATE USING ((SELECT scope_kind()) = 'system');
END $$;
--> statement-breakpoint
-- Who was paid, and how much, is never changed, and what was answered stays answered.
CREATE FUNCTION "keep_payoff_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.answered_at IS NOT NULL
    OR (NEW.application_id, NEW.organization_code, NEW.reference, NEW.debt, NEW.amount_cents, NEW.sent_on)
    IS DISTINCT FROM (OLD.application_id, OLD.organization_code, OLD.reference, OLD.debt, OLD.amount_cents, OLD.sent_on) THEN
    RAISE EXCEPTION 'What a creditor was paid is never changed' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "kept" BEFORE UPDATE OR DELETE ON "payoff_payments" FOR EACH ROW EXECUTE FUNCTION "keep_payoff_payment"();
