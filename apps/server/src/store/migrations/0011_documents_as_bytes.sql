ALTER TABLE "documents" ALTER COLUMN "content_sealed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "blob" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "blob_key" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_to_move" ON "documents" USING btree ("id") WHERE "documents"."blob" is null;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_blob_unique" UNIQUE("blob");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_kept_once" CHECK (("documents"."blob" is null) = ("documents"."content_sealed" is not null) and ("documents"."blob" is null) = ("documents"."blob_key" is null));