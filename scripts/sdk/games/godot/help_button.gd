# An example: a button that opens the portal and shows how much is unread.
extends Button

onready var guidepost := preload("guidepost.gd").new()

func _ready() -> void:
	guidepost.portal = "https://support.example.com"
	add_child(guidepost)
	guidepost.connect("told", self, "_told")
	guidepost.connect("counted", self, "_counted")

func _pressed() -> void:
	# Your back end signs what it knows of this player (schema PublisherClaims).
	guidepost.tell(yield(MyBackEnd.signed_context(), "completed"))

func _told(receipt: Dictionary) -> void:
	guidepost.open(receipt)
	guidepost.ask(receipt["unread"]["token"])

func _counted(unread: Dictionary) -> void:
	text = "Help" if unread["count"] == 0 else "Help (%d)" % unread["count"]
